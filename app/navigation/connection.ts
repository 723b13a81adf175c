import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let lost = false;

function setLost(value: boolean) {
  lost = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the visitor's last click failed for want of a connection. */
export function useConnectionLost() {
  return useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  );
}

export function connectionHeld() {
  if (lost) setLost(false);
}

/** After a page's scripts failed to load: a normal page load if the server answers, else a word to the visitor. */
export async function loadPageInstead(href: string) {
  try {
    await fetch(href, { method: "HEAD", cache: "no-store" });
    window.location.assign(href);
  } catch {
    setLost(true);
  }
}
