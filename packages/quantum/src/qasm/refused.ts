const CLASSICAL = "is not supported: values are whole numbers, real numbers, angles and bits";
const TIMING = "belongs to timing, which is not supported";
const CALIBRATION = "belongs to calibration, which is not supported";
const LOOP = "is not supported: how often a program turns must be known when it is read";

/** Words of OpenQASM that the engine does not take, each with its reason. */
export const REASONS: Readonly<Record<string, string>> = {
  while: LOOP,
  break: LOOP,
  continue: LOOP,
  switch: "is not supported; write it as if and else",
  end: "is not supported: a program here runs to its last line",
  input: "is not supported: every angle must be known when the program is read",
  complex: CLASSICAL,
  array: CLASSICAL,
  duration: TIMING,
  stretch: TIMING,
  delay: TIMING,
  box: TIMING,
  durationof: TIMING,
  extern: "is not supported: a function without a body cannot be run",
  cal: CALIBRATION,
  defcal: CALIBRATION,
  defcalgrammar: CALIBRATION,
  opaque: "is not supported: a gate without a definition cannot be compiled",
  pragma: "is not supported",
  "#": "begins a directive, and directives such as #pragma are not supported",
  "@": "begins an annotation, and annotations are not supported",
};

const WORDS =
  "include qubit bit qreg creg const gate def let barrier measure reset if else for in return OPENQASM ctrl negctrl inv pow gphase nop int uint float angle bool output true false";

export function refusal(word: string): string | undefined {
  return Object.hasOwn(REASONS, word) ? `"${word}" ${REASONS[word]}` : undefined;
}

/** A word of the language, which cannot be a name. */
export function isWord(word: string): boolean {
  return refusal(word) !== undefined || WORDS.split(" ").includes(word);
}
