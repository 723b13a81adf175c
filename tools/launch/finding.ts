export interface Finding {
  /** The field of site.config.ts, as `founders[0].name`. */
  fact: string;
  /** `open` must be filled in before the launch, `wrong` stops the build too, `note` stops nothing. */
  kind: "open" | "wrong" | "note";
  /** What is the matter and what to do about it, in one line. */
  advice: string;
}

export const open = (fact: string, advice: string): Finding => ({ fact, kind: "open", advice });
export const wrong = (fact: string, advice: string): Finding => ({ fact, kind: "wrong", advice });
export const note = (fact: string, advice: string): Finding => ({ fact, kind: "note", advice });
