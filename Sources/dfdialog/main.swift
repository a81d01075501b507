import TerminalIO

Signals.catchCrashes()
let closedDescriptors = ClosedDescriptors.fill()
Program(closed: closedDescriptors, started: MonotonicClock.now()).run()
