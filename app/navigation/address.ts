/**
 * Replaces the address without a navigation, so that it can be shared and Back leaves the page. The router's own state of
 * this entry stays as it is.
 */
export function replaceAddress(address: string | URL): void {
  history.replaceState(history.state, "", address);
}

/** A choice that the address holds after `?`. */
export function readQuery(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Keeps a choice in the address; without a value the address loses it. */
export function writeQuery(name: string, value?: string): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  replaceAddress(url);
}

/** True for `#name` and `#name?…`. Whoever types an address may begin its anchor with a capital. */
export function namesAnchor(hash: string, name: string): boolean {
  return hash.split("?", 1)[0].toLowerCase() === `#${name}`;
}

/** Makes the address name an anchor, with what follows the name there already. */
export function claimAnchor(name: string): void {
  if (!namesAnchor(location.hash, name)) replaceAddress(`#${name}`);
}
