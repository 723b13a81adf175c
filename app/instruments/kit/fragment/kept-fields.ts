import type { Fields } from "./fragment.ts";

/** Settings that the address does not hold yet, or cannot hold, by the tab's history entry and its address. */
export function currentSlot(): string {
  return `settings ${history.state?.key ?? "first"} ${location.pathname}${location.hash}`;
}

/** Written at each change, because a page that is left or reloaded in the next moment is given no time. */
export function keepFields(slot: string, fields: Fields): void {
  attempt(() => sessionStorage.setItem(slot, JSON.stringify(fields)));
}

export function dropFields(slot: string): void {
  attempt(() => sessionStorage.removeItem(slot));
}

export function keptFields(slot: string): Fields | undefined {
  return attempt(() => JSON.parse(sessionStorage.getItem(slot) ?? "null")) ?? undefined;
}

/** Browsers may close the storage, or it may be full: the page itself still holds the settings. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
