import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";

export interface FoldProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** What comes second: folded on a small screen, open where there is room and on paper. A link into it or a search opens it. */
export function Fold({ label, className, children }: FoldProps) {
  return (
    <details suppressHydrationWarning className={cx("fold", className)}>
      <summary className="relative w-fit cursor-pointer py-2 underline underline-offset-4 pointer-coarse:py-3">
        {label}
      </summary>
      {children}
    </details>
  );
}

export interface FoldRowProps {
  /** The line that stands, a heading; on a small screen a press on it opens the rest. */
  heading: ReactNode;
  /** Of what a reader is told that there is more. */
  name: string;
  className?: string;
  children: ReactNode;
}

/** A line of a long list with its text, which is folded on a small screen. */
export function FoldRow({ heading, name, className, children }: FoldRowProps) {
  return (
    <div className={cx("fold-row", className)}>
      {heading}
      <details suppressHydrationWarning className="fold">
        <summary>
          <span className="sr-only">More on {name}</span>
        </summary>
        {children}
      </details>
    </div>
  );
}
