public import Foundation

/// What is shown in a window, as far as delegates touch it: nothing is drawn.
@MainActor open class UIView: UIResponder {
  /// Where it is in the view above it.
  open var frame: CGRect
  /// Where its own contents are measured.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Inert: nothing is drawn.
  open var backgroundColor: UIColor?
  /// Inert: nothing is drawn.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  /// Inert: nothing is drawn.
  open var alpha = 1.0
  /// What the app knows it by.
  open var tag = 0
  /// Whether it is kept from sight.
  open var isHidden = false
  /// Inert: nobody touches it.
  open var isUserInteractionEnabled = true
  /// Inert: nothing is laid out.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Inert: nothing is read out.
  open var accessibilityIdentifier: String?
  /// Inert: nothing is drawn.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The view above it.
  open private(set) weak var superview: UIView?
  /// The views in it, the last in front.
  open private(set) var subviews: [UIView] = []
  /// The window that it is in; `nil` while it is in none.
  open var window: UIWindow? { superview?.window }
  /// What is known of where it is shown.
  open var traitCollection: UITraitCollection { .current }

  /// A view in this place.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// A view without a place.
  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Puts a view in front of the others in it.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes it out of the view above it.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Inert: nothing is laid out.
  open func setNeedsLayout() {}
  /// Inert: nothing is laid out.
  open func layoutIfNeeded() {}
  /// Inert: nothing is laid out.
  open func layoutSubviews() {}
}
