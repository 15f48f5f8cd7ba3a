"""Checks lines against the schemas of a folder: each line is a schema's name, a space and JSON.

Writes a line for each: 'yes', or why not.
"""

import json
import pathlib
import sys
import warnings

warnings.simplefilter("ignore", DeprecationWarning)
import jsonschema  # noqa: E402

folder = pathlib.Path(sys.argv[1]).resolve()
validators = {}


def validator(name):
    if name not in validators:
        schema = json.loads((folder / (name + ".schema.json")).read_text())
        jsonschema.Draft202012Validator.check_schema(schema)
        resolver = jsonschema.RefResolver(folder.as_uri() + "/", schema)
        validators[name] = jsonschema.Draft202012Validator(schema, resolver=resolver)
    return validators[name]


for line in sys.stdin.buffer.read().decode("utf-8").split("\n")[:-1]:
    name, _, text = line.partition(" ")
    error = next(validator(name).iter_errors(json.loads(text)), None)
    print("yes" if error is None else "no: " + error.message.replace("\n", " "))
