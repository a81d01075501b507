/// The version of the program.
public let version = "0.1.0"
