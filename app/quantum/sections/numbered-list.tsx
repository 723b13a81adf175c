import type { ReactNode } from "react";
import { NoBreak } from "#app/ui/no-break.tsx";

/** Large numbered lines; each opens. */
export function NumberedList({ children }: { children: ReactNode }) {
  return <ol className="lines">{children}</ol>;
}

export interface NumberedLineProps {
  /** From 1; the first is open. */
  number: number;
  title: string;
  /** What is read beside the title before the line is opened. */
  label?: string;
  /** One or two columns. */
  children: ReactNode;
}

export function NumberedLine({ number, title, label, children }: NumberedLineProps) {
  return (
    <li>
      <details suppressHydrationWarning open={number === 1} className="line">
        <summary>
          <span className="text-subheading tabular text-accent">{number}</span>
          <h3 className="text-subheading">
            <NoBreak text={title} />
          </h3>
          {label && <span className="line-label font-mono text-label text-quiet">{label}</span>}
          <span aria-hidden="true" className="open-sign line-sign" />
        </summary>
        <div className="line-body">{children}</div>
      </details>
    </li>
  );
}
