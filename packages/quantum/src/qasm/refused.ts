const classicalReason = "is not supported: values are whole numbers, real numbers, angles and bits";
const loopReason = "is not supported: a loop here takes all of its turns";
const timingReason = "belongs to timing, which is not supported";
const calibrationReason = "belongs to calibration, which is not supported";

/** Words of OpenQASM that the engine does not take, each with its reason. */
export const reasons: Readonly<Record<string, string>> = {
  end: "is not supported: a program here runs to its last line",
  array: classicalReason,
  break: loopReason,
  complex: classicalReason,
  continue: loopReason,
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
  "include qubit bit qreg creg const gate def let barrier measure reset if else for while switch case default in return OPENQASM ctrl negctrl inv pow gphase nop int uint float angle bool input output true false";

export function refusal(word: string): string | undefined {
  return Object.hasOwn(reasons, word) ? `"${word}" ${reasons[word]}` : undefined;
}

/** A word of the language, which cannot be a name. */
export function isWord(word: string): boolean {
  return refusal(word) !== undefined || languageWords.split(" ").includes(word);
}
