import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { type Location, useLocation } from "react-router";
import { cx } from "#app/lib/cx.ts";
import { replaceAddress } from "#app/navigation/address.ts";
import { isModified } from "#app/navigation/link.tsx";
import { useInBrowser } from "./use-in-browser.ts";

export interface Tab {
  id: string;
  label: string;
  panel: ReactNode;
}

const hidingStyles = {
  live: { on: "", off: "not-print:hidden" },
  still: {
    on: "not-print:not-noscript:group-has-[>:target]:not-target:hidden",
    off: "not-print:not-noscript:not-target:hidden",
  },
} as const;

/**
 * Tabs whose focus selects. Before React the tabs are plain links and the address's target is shown;
 * without script, and in print, every panel is.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const ids = tabs.map(({ id }) => id);
  const { isLive, selected, select } = useSelectedTab(ids);

  function onClick(event: MouseEvent, id: string) {
    if (isModified(event)) return;
    event.preventDefault();
    select(id);
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    const next = isModified(event) ? undefined : tabAfterKey(event.key, id, ids);
    if (!next) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div className="group">
      <div
        role="tablist"
        aria-label={label}
        className="mb-8 flex flex-wrap gap-2 noscript:hidden print:hidden"
      >
        {tabs.map(({ id, label: name }) => (
          <a
            key={id}
            id={tabId(id)}
            role="tab"
            href={`#${id}`}
            aria-selected={id === selected}
            aria-controls={id}
            // Plain links until the arrow keys work.
            tabIndex={tabStop(isLive, id === selected)}
            onFocus={() => select(id)}
            onClick={(event) => onClick(event, id)}
            onKeyDown={(event) => onKeyDown(event, id)}
            className="rounded-button border border-quiet px-6 py-2.5 text-item font-medium text-muted transition-colors duration-150 hover:border-ink hover:text-ink aria-selected:border-ink not-forced-colors:aria-selected:bg-ink not-forced-colors:aria-selected:text-ground forced-colors:aria-selected:underline"
          >
            {name}
          </a>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={id}
          role="tabpanel"
          aria-labelledby={tabId(id)}
          // The Tab key leads from a tab to its panel. Until React has started, panels are plain sections, which take no focus.
          tabIndex={isLive ? 0 : undefined}
          className={cx(
            "scroll-mt-44",
            hidingStyles[isLive ? "live" : "still"][id === selected ? "on" : "off"],
          )}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}

function tabStop(isLive: boolean, isSelected: boolean) {
  if (!isLive) return undefined;
  return isSelected ? 0 : -1;
}

/**
 * One of some panels is shown: the first, the one last chosen, or the one that a new location names by its hash or by
 * `tab` in its state.
 */
function useSelectedTab(ids: readonly string[]) {
  const location = useLocation();
  const isLive = useInBrowser();
  const [selected, setSelected] = useState(ids[0]);
  const [followedLocation, setFollowed] = useState<Location | null>(null);
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
  useEffect(() => catchUp(), []);

  function select(id: string) {
    if (id === selected) return;
    setSelected(id);
    // The address can be shared, and Back returns to the same panel.
    replaceAddress(`#${id}`);
  }

  return { isLive, selected, select };
}

/** Returns the tab that a key leads to, and nothing for keys that do not move between tabs. */
function tabAfterKey(key: string, id: string, ids: readonly string[]): string | undefined {
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

function tabId(id: string) {
  return `${id}-tab`;
}
