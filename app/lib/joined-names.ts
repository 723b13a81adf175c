const name = /\b[A-Z]{2,}\w*(?:-\w+)+/g;

/** A text whose names, such as ML-DSA-65, do not break at their hyphens. */
export function joinedNames(text: string): string {
  return text.replace(name, (found) => found.replaceAll("-", "\u2011"));
}
