/** A choice that the address of the page holds after `?`. */
export function readQuery(name: string): string | null {
  return new URLSearchParams(location.search).get(name);
}

/** Keeps a choice in the address, so that it can be shared; without a value the address loses it. */
export function writeQuery(name: string, value?: string): void {
  const url = new URL(location.href);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  // The router's own state of this entry stays as it is.
  history.replaceState(history.state, "", url);
}
