/**
 * The element that a hash names; nothing for one that is malformed or names nothing.
 * An instrument's settings may follow its name: `#name?settings`.
 */
export function elementOfHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1).split("?", 1)[0]));
  } catch {
    return null;
  }
}
