import CPseudoTerminal
import Foundation

/// Opens a pseudo-terminal that this process does not belong to.
func openPseudoTerminal(columns: Int, rows: Int) throws -> (master: Int32, slave: Int32) {
  var (master, slave): (Int32, Int32) = (-1, -1)
  guard pseudo_terminal_open(&master, &slave, UInt16(columns), UInt16(rows)) == 0 else {
    throw PseudoTerminal.Failure(description: "cannot open a pseudo-terminal: \(errno)")
  }
  return (master, slave)
}

/// What `tcgetattr` tells about a terminal, as bytes to compare; none where it fails.
func terminalAttributes(of descriptor: Int32) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
    count = pseudo_terminal_attributes(descriptor, buffer.baseAddress, buffer.count)
  }
}

/// Calls the body with the words as C strings, and nil behind them, as `execve` wants them.
func withCStrings<Result>(
  _ words: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = words.map { word in strdup(word.map { CChar(bitPattern: $0) } + [0]) }
  pointers.append(nil)
  defer { pointers.forEach { free($0) } }
  return body(pointers)
}

/// The output of a program without its control sequences and control characters; line feeds are kept.
///
/// A reader of its own, simpler than a screen: CSI, OSC, DCS, APC and PM, and the short sequences (ECMA-48 5.3–5.6).
public func plainText(_ bytes: ArraySlice<UInt8>) -> String {
  enum State { case text, escape, control, string, stringEscape }
  var state = State.text
  var plain: [UInt8] = []
  for byte in bytes {
    switch (state, byte) {
    case (.text, 0x1B): state = .escape
    case (.text, 0x0A), (.text, 0x20...0x7E), (.text, 0x80...): plain.append(byte)
    case (.text, _): break
    case (.escape, UInt8(ascii: "[")): state = .control
    case (.escape, UInt8(ascii: "]")), (.escape, UInt8(ascii: "P")): state = .string
    case (.escape, UInt8(ascii: "_")), (.escape, UInt8(ascii: "^")): state = .string
    case (.escape, 0x20...0x2F): break
    case (.escape, _): state = .text
    case (.control, 0x40...0x7E): state = .text
    case (.control, _): break
    case (.string, 0x07): state = .text
    case (.string, 0x1B): state = .stringEscape
    case (.string, _): break
    case (.stringEscape, _): state = byte == UInt8(ascii: "\\") ? .text : .string
    }
  }
  return String(decoding: plain, as: UTF8.self)
}
