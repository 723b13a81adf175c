import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { cx } from "#app/lib/cx.ts";
import { ReloadButton } from "#app/navigation/reload-button.tsx";
import { buttonShape } from "#app/ui/button-link.tsx";
import { openOnLoad, readFragment } from "./fragment/fragment.ts";
import { InstrumentBoundary } from "./instrument-boundary.tsx";

export interface InstrumentWords {
  run: string;
  /** What happens when it runs, and what does not. */
  note: string;
  loading: string;
  ready: string;
  failed: string;
  reload: string;
}

export interface InstrumentProps {
  /** The id of the section around it; an address with `#name?…` opens it with its settings. */
  name: string;
  words: InstrumentWords;
  load: () => Promise<ComponentType>;
  /** Where the button stands on wide screens. */
  layout?: keyof typeof layouts;
  /** The still figure that it grows out of, unless that stands above. */
  children?: ReactNode;
}

const layouts = {
  below: { frame: "", still: "", start: "mt-8" },
  beside: {
    frame: "gap-x-8 lg:grid lg:grid-cols-12",
    still: "lg:col-span-7",
    start: "mt-8 lg:col-span-5 lg:mt-0 lg:pl-8 lg:self-start",
  },
} as const;

type State = "still" | "loading" | "failed" | { Live: ComponentType };

/** A still figure with a button that replaces it by its instrument. Nothing is loaded before. */
export function Instrument({ name, words, load, layout = "below", children }: InstrumentProps) {
  const [state, setState] = useState<State>("still");
  const button = useRef<HTMLButtonElement>(null);
  const live = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isLive = typeof state === "object";
  const { frame, still, start } = layouts[layout];

  async function open() {
    if (state === "loading" || isLive) return;
    setState("loading");
    try {
      const Live = await load();
      hadFocus.current = document.activeElement === button.current;
      setState({ Live });
    } catch {
      setState("failed");
    }
  }

  // A failure shows when the button is pressed.
  function fetchAhead() {
    load().catch(() => {});
  }

  const openIfNamed = useEffectEvent(() => {
    if (readFragment(location.hash, name)) void open();
  });
  const openIfPressed = useEffectEvent(() => {
    if (document.activeElement === button.current) void open();
  });
  useEffect(() => {
    openIfNamed();
    // A press that came before React did is not lost.
    openIfPressed();
    const onHashChange = () => openIfNamed();
    addEventListener("hashchange", onHashChange);
    return () => removeEventListener("hashchange", onHashChange);
  }, []);

  const arrive = useEffectEvent(() => {
    if (readFragment(location.hash, name) && isFreshVisit()) live.current?.scrollIntoView();
    // The button is gone, and the focus with it.
    if (hadFocus.current) live.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isLive) arrive();
  }, [isLive]);

  return (
    <div className={cx(!isLive && frame)}>
      <div className={cx(isLive ? "not-print:hidden" : still)}>{children}</div>
      {!isLive && (
        <div
          className={cx(
            start,
            "flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden noscript:hidden",
          )}
        >
          <button
            ref={button}
            type="button"
            aria-disabled={state === "loading"}
            onClick={open}
            onPointerEnter={fetchAhead}
            onFocus={fetchAhead}
            className={cx(
              buttonShape,
              "cursor-pointer border-transparent bg-ink text-ground hover:bg-muted aria-disabled:cursor-progress",
            )}
          >
            {state === "loading" ? words.loading : words.run}
          </button>
          {state === "failed" && (
            <ReloadButton
              onReload={() => openOnLoad(name)}
              className={cx(buttonShape, "cursor-pointer border-quiet hover:border-ink")}
            >
              {words.reload}
            </ReloadButton>
          )}
          <p className="max-w-[34rem] text-small text-muted">
            {state === "failed" ? words.failed : words.note}
          </p>
        </div>
      )}
      {isLive && (
        <InstrumentBoundary onError={() => setState("failed")}>
          <div ref={live} tabIndex={-1} className="print:hidden">
            <state.Live />
          </div>
        </InstrumentBoundary>
      )}
      <p role="status" className="sr-only">
        {isLive ? words.ready : state !== "still" && words[state]}
      </p>
    </div>
  );
}

/** A reload and Back return to where the visitor was. */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate" && scrollY === 0;
}
