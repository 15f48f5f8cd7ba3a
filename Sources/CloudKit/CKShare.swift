public import Foundation

/// A share of records, as far as a scene is told of one.
open class CKShare: NSObject {
  /// What an invitation to a share says of it.
  open class Metadata: NSObject {
    public override init() { super.init() }
  }
}
