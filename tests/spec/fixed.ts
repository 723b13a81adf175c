/** The message of every test here: where the words stand, and that they are not free. */
export function fixedIn(file: string): string {
  return `The specification fixes this. It stands in ${file}; docs/edit-the-words.md says how to change it`;
}
