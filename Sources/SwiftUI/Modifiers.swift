/// Inert: what is never drawn looks as it likes.
extension View {
  /// Inert: nothing is laid out.
  public func padding(_ length: Double? = nil) -> some View { self }
  /// Inert: nothing is drawn.
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  /// Inert: nobody sees it appear.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  /// Inert: nothing is drawn.
  public func font(_ font: Font?) -> some View { self }
  /// Inert: nothing reads what is handed down.
  public func environmentObject(_ object: some AnyObject) -> some View { self }
}

/// How text looks, which nobody sees.
public struct Font: Sendable {
  /// Inert: nothing is drawn.
  public static let title = Font()
  /// Inert: nothing is drawn.
  public static let headline = Font()
  /// Inert: nothing is drawn.
  public static let body = Font()
}

/// A value that a view keeps.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Begins with this value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}
