// What is written about a field for people who look for errors never has its value: it may be a secret.
extension Field: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The field's label.
  public var description: String { "Field(\(String(decoding: label, as: UTF8.self)))" }
  /// The field's label.
  public var debugDescription: String { description }
  /// Nothing more.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
