export interface Finding {
  /** The field of site.config.ts, such as `founders[0].name`. */
  fact: string;
  /** `open` must be filled in before the launch, `wrong` stops the build too, `note` stops nothing. */
  kind: "open" | "wrong" | "note";
  /** What is wrong and what to do about it, in one line. */
  advice: string;
}

export const openFinding = (fact: string, advice: string): Finding => ({
  fact,
  kind: "open",
  advice,
});
export const wrongFinding = (fact: string, advice: string): Finding => ({
  fact,
  kind: "wrong",
  advice,
});
export const noteFinding = (fact: string, advice: string): Finding => ({
  fact,
  kind: "note",
  advice,
});
