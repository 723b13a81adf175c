import {
  Component,
  type ComponentType,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { cx } from "#app/lib/cx.ts";
import { claimAnchor, namesAnchor } from "#app/navigation/address.ts";
import { ReloadButton } from "#app/navigation/connection.tsx";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { instrumentWords, lateFileWords } from "./words.ts";

export interface InstrumentProps {
  /** The anchor that opens it; settings may follow: `#name?…`. */
  name: string;
  words: {
    /** The heading above it, which is its name as it takes the focus. */
    title: string;
    run: string;
    note?: string;
  };
  load: () => Promise<ComponentType>;
  /** The still figure that it grows out of. */
  children: ReactNode;
}

type InstrumentState = "still" | "loading" | "failed" | "offline" | { Live: ComponentType };

/** A loaded instrument is there in a page's first frame when the visitor comes back. */
const loadedInstruments = new Map<string, ComponentType>();

/** A still figure with a button that replaces it by its instrument. Nothing is loaded before. */
export function Instrument({ name, words, load, children }: InstrumentProps) {
  const routerLocation = useLocation();
  const [state, setState] = useState<InstrumentState>(() => {
    const Live = namesAnchor(routerLocation.hash, name) && loadedInstruments.get(name);
    return Live ? { Live } : "still";
  });
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** What last had the focus here before it opened: the button, or a link of the figure that leads to it too. */
  const lastFocused = useRef<Element>(null);
  const isLive = typeof state === "object";
  const note = state === "failed" || state === "offline" ? instrumentWords[state] : words.note;

  async function open(isPressed: boolean) {
    if (state === "loading" || isLive) return;
    setState("loading");
    try {
      const Live = await load();
      loadedInstruments.set(name, Live);
      if (!frame.current) return;
      const restorePlace = rememberPlace(frame.current);
      // At once, so that the place is restored before the next frame.
      flushSync(() => setState({ Live }));
      // A visitor who comes from elsewhere is scrolled here by the address.
      if (isPressed || lastFocused.current) restorePlace(lastFocused.current);
    } catch {
      setState(navigator.onLine ? "failed" : "offline");
    }
  }

  // A failure shows when the button is pressed.
  function prefetch() {
    load().catch(() => {});
  }

  function rememberFocus({ target }: FocusEvent) {
    if (isLive || target === frame.current) return;
    lastFocused.current = target;
    prefetch();
  }

  const openIfNamed = useEffectEvent((hash: string) => {
    if (!namesAnchor(hash, name)) return;
    void open(false).then(() => {
      // An anchor in another case opens it too, but no browser scrolls there.
      if (!hash.startsWith(`#${name}`)) frame.current?.scrollIntoView();
    });
  });
  useEffect(() => openIfNamed(routerLocation.hash), [routerLocation]);

  const openIfPressed = useEffectEvent(() => {
    // A press by pointer leaves the focus, but no ring as Tab does.
    if (button.current?.matches(":focus:not(:focus-visible)")) void open(true);
  });
  // A press that came before React did is not lost.
  useEffect(() => openIfPressed(), []);

  return (
    <div
      ref={frame}
      id={name}
      data-instrument
      // Leaves room for its heading.
      className={cx(
        "relative scroll-mt-100 lg:scroll-mt-80",
        !isLive && "grid grid-cols-[minmax(0,1fr)]",
      )}
      role="group"
      aria-label={words.title}
      tabIndex={-1}
      onFocus={rememberFocus}
    >
      <div className={cx(isLive && "hidden")}>{children}</div>
      {!isLive && (
        <div
          className={cx(
            "flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden noscript:hidden",
            // With a note it stands above the figure, under the line across from the title; alone in the figure's head.
            words.note
              ? "max-lg:mt-5 lg:-order-1 lg:mb-8 lg:ml-[calc(50%+1rem)]"
              : "max-lg:mt-5 lg:absolute lg:top-3 lg:right-3",
          )}
        >
          <button
            ref={button}
            type="button"
            aria-disabled={state === "loading"}
            onClick={() => open(true)}
            onPointerEnter={prefetch}
            className={cx(buttonStyle.filled, "aria-disabled:cursor-progress")}
          >
            {state === "loading" ? instrumentWords.loading : words.run}
          </button>
          {state === "failed" && (
            <ReloadButton onReload={() => claimAnchor(name)} className={buttonStyle.outlined}>
              {lateFileWords.reload}
            </ReloadButton>
          )}
          {note && <p className="max-w-lead text-small text-muted">{note}</p>}
        </div>
      )}
      {isLive && (
        <InstrumentBoundary onError={() => setState("failed")}>
          <state.Live />
        </InstrumentBoundary>
      )}
      <p role="status" className="sr-only">
        {isLive ? instrumentWords.ready : state !== "still" && instrumentWords[state]}
      </p>
    </div>
  );
}

/** Notes where an element is and whether it has the focus; the returned function restores both after it has grown. */
function rememberPlace(element: HTMLElement) {
  const { top, bottom } = element.getBoundingClientRect();
  const isInSight = bottom > 0 && top < window.innerHeight;
  // Not every browser focuses a button that is clicked.
  const focused = document.activeElement;
  const hadFocus = focused === document.body || element.contains(focused);
  if (isInSight) holdStill();
  return (lastFocused: Element | null) => {
    // The button or link that had the focus is gone.
    if (hadFocus) element.focus({ preventScroll: true });
    const scrollMargin = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
    if (isInSight && top < scrollMargin) element.scrollIntoView();
    // A link may name the part of the instrument that takes its focus.
    const part = lastFocused?.getAttribute("data-focuses");
    if (hadFocus && part) element.querySelector<HTMLElement>(part)?.focus();
  };
}

/** Keeps the page from moving when the instrument grows: a browser would keep in place what stands below it. */
function holdStill() {
  const { style } = document.documentElement;
  style.overflowAnchor = "none";
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      style.overflowAnchor = "";
    }),
  );
}

interface InstrumentBoundaryProps {
  onError: () => void;
  children: ReactNode;
}

/** An instrument that throws leaves the page, and its still figure, standing. */
class InstrumentBoundary extends Component<InstrumentBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
