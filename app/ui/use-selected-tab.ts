import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

export interface TabLocation {
  hash: string;
  state?: unknown;
}

/**
 * Which of some panels is shown: the first, the one that the address names, or the one last chosen.
 * `isLive` is false on the server and while React takes over its page.
 */
export function useSelectedTab(ids: readonly string[], location: TabLocation) {
  const isLive = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const [selected, setSelected] = useState(ids[0]);
  const [followedLocation, setFollowed] = useState<typeof location | null>(null);
  // During the render, so that the panel is there when the router scrolls to it.
  if (isLive && followedLocation !== location) {
    setFollowed(location);
    setSelected(tabOfHash(location.hash, ids) ?? tabOfState(location.state, ids) ?? selected);
  }

  // The visitor's choice from before hydration counts.
  const catchUp = useEffectEvent(() => {
    const focused = ids.find((id) => document.activeElement?.id === tabId(id));
    const earlyTab = focused ?? tabOfHash(window.location.hash, ids);
    if (earlyTab) setSelected(earlyTab);
  });
  const followAddress = useEffectEvent(() => {
    const namedTab = tabOfHash(window.location.hash, ids);
    if (!namedTab) return;
    flushSync(() => setSelected(namedTab));
    document.getElementById(namedTab)?.scrollIntoView();
  });
  useEffect(() => {
    catchUp();
    const onHashChange = () => followAddress();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);

  function select(id: string) {
    if (id === selected) return;
    setSelected(id);
    // The address can be shared, and Back returns to the same panel.
    history.replaceState(history.state, "", `#${id}`);
  }

  return { isLive, selected, select };
}

/** The tab that a key leads to; nothing for keys that do not move between tabs. */
export function tabAfterKey(key: string, id: string, ids: readonly string[]): string | undefined {
  const at = ids.indexOf(id);
  switch (key) {
    case "ArrowRight":
      return ids[(at + 1) % ids.length];
    case "ArrowLeft":
      return ids.at(at - 1);
    case "Home":
      return ids[0];
    case "End":
      return ids.at(-1);
    // A button's key; on a link it would scroll the page.
    case " ":
      return id;
  }
}

function tabOfHash(hash: string, ids: readonly string[]): string | undefined {
  return ids.find((id) => hash === `#${id}`);
}

/** The tab that a link asked for beside its address. */
function tabOfState(state: unknown, ids: readonly string[]): string | undefined {
  if (typeof state !== "object" || state === null || !("tab" in state)) return undefined;
  return ids.find((id) => id === state.tab);
}

export function tabId(id: string) {
  return `${id}-tab`;
}

const neverChanges = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
