import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** False on the server and while React takes over its page. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
