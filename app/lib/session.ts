/** Reads what this tab keeps; undefined where it keeps nothing that can be read. */
export function readFromTab<T>(key: string): T | undefined {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null")) ?? undefined;
}

/** Keeps a value until the tab is closed, through reloads; without a value what was kept goes. */
export function keepInTab(key: string, value?: object): void {
  attempt(() =>
    value ? sessionStorage.setItem(key, JSON.stringify(value)) : sessionStorage.removeItem(key),
  );
}

/** Browsers may close the storage, or it may be full: the page itself still holds what it would keep. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
