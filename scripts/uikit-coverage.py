"""Prints docs/uikit-coverage.md from a folder of symbol graphs.

What a comment begins with "Inert:" does nothing here; everything else works as far as its comment says.
"""
import json
import pathlib
import sys

MODULES = ["UIKit", "UserNotifications", "CloudKit", "CarPlay", "SwiftUI", "os", "SceneHooks"]
OURS = {"HostedGlue", "HostedDelegate", "HostedManifest", "DelegateCalls", "isAvailable(_:)"}
ABSENT = [
    ("`@objc`, `#selector`, target and action, key-value observing", "Linux has no Objective-C"),
    ("`UIApplication.connectedScenes` of other roles, `UISceneAccessory`", "the suite has no other roles yet"),
    ("`UIControl`, `UILabel`, `UITableView`, `UICollectionView`, gestures, layout, drawing", "nothing is shown"),
    ("`UIScene` message types of iOS 26 (`UIScene.DidActivateMessage`)", "LIFE-69: their form is not documented"),
    ("`UIStoryboardSegue`, nib files", "no storyboard is read"),
    ("Combine, Core Data, StoreKit, WebKit and every other module", "outside the stand-in"),
]


def symbols(folder, module):
    graph = json.loads((folder / f"{module}.symbols.json").read_text())
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if "::SYNTHESIZED::" in symbol["identifier"]["precise"] or path[0] in OURS:
            continue
        if symbol["kind"]["identifier"] in ("swift.enum.case",):
            continue
        lines = symbol.get("docComment", {}).get("lines", [])
        comment = lines[0]["text"] if lines else ""
        yield ".".join(path), symbol, comment


def main():
    folder = pathlib.Path(sys.argv[1])
    print("# What the stand-in has of UIKit")
    print()
    print("Made by `scripts/uikit-coverage` from the comments of the sources. *Works*: as far as an app without a")
    print("screen can tell, see the comment. *Inert*: it is there, so that apps compile, and does nothing. An API")
    print("that stands nowhere here is absent: an app that uses it is reported as *outside the stand-in*.")
    silent = []
    for module in MODULES:
        rows = {}
        for name, symbol, comment in symbols(folder, module):
            is_witness = symbol.get("swiftExtension", {}).get("typeKind") == "swift.protocol"
            if not comment and not is_witness and not is_of_the_compiler(symbol):
                silent.append(f"{module}: {name}")
            if comment:
                rows.setdefault(name, (comment, since(symbol)))
        print(f"\n## {module}\n")
        print("| API | since | here | |")
        print("| --- | --- | --- | --- |")
        for name, (comment, version) in sorted(rows.items(), key=lambda row: row[0].lower()):
            is_inert = comment.startswith("Inert:")
            text = comment.removeprefix("Inert:").strip()
            text = text[:1].upper() + text[1:]
            print(f"| `{name}` | {version} | {'inert' if is_inert else 'works'} | {text} |")
    print("\n## Absent, on purpose\n")
    print("| API | because |")
    print("| --- | --- |")
    for name, reason in ABSENT:
        print(f"| {name} | {reason} |")
    if silent:
        sys.exit("these have no comment:\n" + "\n".join(silent))


def is_of_the_compiler(symbol):
    """Overrides, initialisers and witnesses of the standard library need no comment of their own."""
    name = symbol["names"]["title"]
    return (
        symbol["kind"]["identifier"] in ("swift.init", "swift.func.op", "swift.deinit")
        or name in ("body", "hash(into:)", "rawValue", "errorCode", "next", "window", "isHidden", "errorDomain")
    )


def since(symbol):
    for entry in symbol.get("availability", []):
        if entry.get("domain") == "iOS" and "introduced" in entry:
            return str(entry["introduced"]["major"])
    return ""


main()
