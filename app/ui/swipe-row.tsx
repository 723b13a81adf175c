import { type ReactNode, useRef, useState } from "react";
import { cx } from "#app/lib/cx.ts";

export interface SwipeRowProps {
  /** What the buttons move, for those who hear them: "plans". */
  name: string;
  /** Of the list: its columns where there is room for them. */
  className?: string;
  /** A `<li>` each; one of the class `contents` counts by its child. */
  children: ReactNode;
}

type Edge = "start" | "end" | undefined;

/** `<SwipeRow name="plans" className="lg:grid-cols-3">`: one row on a phone, moved by a finger or two buttons; a plain grid without script and from 48rem on. */
export function SwipeRow({ name, className, children }: SwipeRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState<Edge>("start");

  function move(direction: number) {
    // Snapping sees to the exact place.
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 });
  }

  return (
    <>
      <ul
        ref={row}
        onScroll={(event) => setEdge(edgeOf(event.currentTarget))}
        className={cx("swipe grid", className)}
      >
        {children}
      </ul>
      <div className="swipe-buttons">
        <MoveButton
          label={`Previous of the ${name}`}
          isLast={edge === "start"}
          onMove={() => move(-1)}
          sign="M22 6H2M7 1 2 6l5 5"
        />
        <MoveButton
          label={`Next of the ${name}`}
          isLast={edge === "end"}
          onMove={() => move(1)}
          sign="M2 6h20M17 1l5 5-5 5"
        />
      </div>
    </>
  );
}

function edgeOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Edge {
  const slack = 8;
  if (scrollLeft < slack) return "start";
  return scrollLeft > scrollWidth - clientWidth - slack ? "end" : undefined;
}

interface MoveButtonProps {
  label: string;
  isLast: boolean;
  onMove: () => void;
  sign: string;
}

/** Never `disabled`: whoever presses it with a key would lose their place. */
function MoveButton({ label, isLast, onMove, sign }: MoveButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isLast} onClick={onMove}>
      <svg aria-hidden="true" viewBox="0 0 24 12" width="24" height="12" fill="none">
        <path d={sign} stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  );
}
