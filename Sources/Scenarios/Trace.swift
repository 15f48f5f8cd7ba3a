public import SceneLifecycle

/// A recorded trace as a value: the callbacks that a device's recorder printed.
public struct Trace: Hashable, Sendable {
  /// One `call` line.
  public struct Call: Hashable, Sendable {
    public var line: Int
    /// The window told; `nil` for the application.
    public var label: Label?
    public var callback: Callback
    /// The windows that an application callback names.
    public var named: [Label]

    public init(line: Int, label: Label?, callback: Callback, named: [Label] = []) {
      self.line = line
      self.label = label
      self.callback = callback
      self.named = named
    }
  }

  public var path: String
  public var title: String
  public var sources: [String]
  public var device: Device
  public var manifest: Manifest?
  /// The callbacks that the recorder could see; every one when the file has no `sees` line.
  public var sees: [Callback]
  /// Whether the recorder began in the middle of the app's life, with windows that were there already.
  public var beginsAnywhere: Bool
  /// Why a recording that no run of the model fits is kept all the same; `nil` for a legal one.
  public var exception: String?
  public var calls: [Call]

  public init(
    path: String = "",
    title: String,
    sources: [String] = [],
    device: Device,
    manifest: Manifest? = nil,
    sees: [Callback] = Callback.allCases,
    beginsAnywhere: Bool = false,
    exception: String? = nil,
    calls: [Call] = []
  ) {
    self.path = path
    self.title = title
    self.sources = sources
    self.device = device
    self.manifest = manifest
    self.sees = sees
    self.beginsAnywhere = beginsAnywhere
    self.exception = exception
    self.calls = calls
  }
}
