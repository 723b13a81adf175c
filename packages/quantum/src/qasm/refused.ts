const classicalReason = "is not supported: values are whole numbers, real numbers, angles and bits";
const timingReason = "belongs to timing, which is not supported";
const calibrationReason = "belongs to calibration, which is not supported";
const loopReason = "is not supported: how often a program turns must be known when it is read";

/** Words of OpenQASM that the engine does not take, each with its reason. */
export const reasons: Readonly<Record<string, string>> = {
  while: loopReason,
  break: loopReason,
  continue: loopReason,
  switch: "is not supported; write it as if and else",
  end: "is not supported: a program here runs to its last line",
  input: "is not supported: every angle must be known when the program is read",
  complex: classicalReason,
  array: classicalReason,
  duration: timingReason,
  stretch: timingReason,
  delay: timingReason,
  box: timingReason,
  durationof: timingReason,
  extern: "is not supported: a function without a body cannot be run",
  cal: calibrationReason,
  defcal: calibrationReason,
  defcalgrammar: calibrationReason,
  opaque: "is not supported: a gate without a definition cannot be compiled",
  pragma: "is not supported",
  "#": "begins a directive, and directives such as #pragma are not supported",
  "@": "begins an annotation, and annotations are not supported",
};

const languageWords =
  "include qubit bit qreg creg const gate def let barrier measure reset if else for in return OPENQASM ctrl negctrl inv pow gphase nop int uint float angle bool output true false";

export function refusal(word: string): string | undefined {
  return Object.hasOwn(reasons, word) ? `"${word}" ${reasons[word]}` : undefined;
}

/** A word of the language, which cannot be a name. */
export function isWord(word: string): boolean {
  return refusal(word) !== undefined || languageWords.split(" ").includes(word);
}
