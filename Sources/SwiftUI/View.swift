/// A part of an interface, which nobody sees: it is never asked for its body.
@MainActor @preconcurrency public protocol View {
  /// What it is made of.
  associatedtype Body: View
  /// What it is made of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view of this kind has no body, and none is asked for") }
}

/// A view that is made of nothing else.
public protocol Leaf: View where Body == Never {}

extension Leaf {
  public var body: Never { fatalError("a view of this kind has no body, and none is asked for") }
}

/// Text.
public struct Text: Leaf {
  /// Text that says this.
  public nonisolated init(_ content: some StringProtocol) {}
}

/// An image.
public struct Image: Leaf {
  /// Inert: nothing is drawn.
  public nonisolated init(systemName: String) {}
  /// Inert: nothing is drawn.
  public nonisolated init(_ name: String) {}
  /// Inert: nothing is drawn.
  public func imageScale(_ scale: Scale) -> Image { self }

  /// How large an image is.
  public enum Scale: Sendable {
    /// Small.
    case small
    /// As others.
    case medium
    /// Large.
    case large
  }
}

/// Nothing.
public struct EmptyView: Leaf {
  /// Nothing.
  public nonisolated init() {}
}

/// What fills the room there is.
public struct Spacer: Leaf {
  /// What fills the room there is.
  public nonisolated init() {}
}

/// Several views as one.
public struct TupleView: Leaf {}

/// Views one above the other.
public struct VStack: Leaf {
  /// Views one above the other.
  public init<Content: View>(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// Views beside each other.
public struct HStack: Leaf {
  /// Views beside each other.
  public init<Content: View>(spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

/// A list.
public struct List: Leaf {
  /// A list of these views.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Something to press, which nobody presses.
public struct Button: Leaf {
  /// Inert: nobody presses it.
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

/// What goes from one view to another.
public struct NavigationView: Leaf {
  /// Begins with this view.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Makes one view of several.
@resultBuilder public enum ViewBuilder {
  /// None.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Several.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    TupleView()
  }
  /// One that may be absent.
  public static func buildOptional<Content: View>(_ content: Content?) -> TupleView { TupleView() }
  /// The one of two.
  public static func buildEither<Content: View>(first content: Content) -> TupleView { TupleView() }
  /// The other of two.
  public static func buildEither<Content: View>(second content: Content) -> TupleView {
    TupleView()
  }
}
