const CONTROL_FLOW = "control flow is not supported: a program here is one list of gates";
const CLASSICAL = "classical variables are not supported";
const TIMING = "timing is not supported";
const CALIBRATION = "calibration is not supported";
const SUBROUTINE = "subroutines are not supported; define a gate instead";
const MODIFIER = "gate modifiers are not supported; write the gate out";

/** Statements of OpenQASM that the engine does not take, each with its reason. */
const REASONS: Readonly<Record<string, string>> = {
  if: CONTROL_FLOW,
  else: CONTROL_FLOW,
  for: CONTROL_FLOW,
  while: CONTROL_FLOW,
  switch: CONTROL_FLOW,
  break: CONTROL_FLOW,
  continue: CONTROL_FLOW,
  return: CONTROL_FLOW,
  end: CONTROL_FLOW,
  input: "inputs are not supported: every angle must be known when the program is read",
  output: CLASSICAL,
  int: CLASSICAL,
  uint: CLASSICAL,
  float: CLASSICAL,
  angle: CLASSICAL,
  complex: CLASSICAL,
  bool: CLASSICAL,
  array: CLASSICAL,
  let: "aliases of registers are not supported",
  duration: TIMING,
  stretch: TIMING,
  delay: TIMING,
  box: TIMING,
  def: SUBROUTINE,
  extern: SUBROUTINE,
  cal: CALIBRATION,
  defcal: CALIBRATION,
  defcalgrammar: CALIBRATION,
  opaque: "an opaque gate has no definition that could be compiled",
  reset: "reset is not supported: qubits start in zero and are measured at the end",
  gphase: "a global phase changes no result; leave it out",
  ctrl: MODIFIER,
  negctrl: MODIFIER,
  inv: MODIFIER,
  pow: MODIFIER,
  pragma: "pragmas are not supported",
};

export function refusal(word: string): string | undefined {
  return Object.hasOwn(REASONS, word) ? REASONS[word] : undefined;
}
