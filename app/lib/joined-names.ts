const name = /\b[A-Z]{2,}\w*(?:-\w+)+/g;

/** A number and its unit. */
const measure = /(\d) (?=[kM]B\b)/g;

/** A text whose names, such as ML-DSA-65, do not break at their hyphens, nor sizes before their unit. */
export function joinedNames(text: string): string {
  return text
    .replace(name, (found) => found.replaceAll("-", "\u2011"))
    .replace(measure, "$1\u00a0");
}
