import type { ReactNode } from "react";
import { NoBreak } from "#app/ui/no-break.tsx";

/** Large numbered lines; each opens. */
export function NumberedList({ children }: { children: ReactNode }) {
  return <ol className="lines">{children}</ol>;
}

export interface NumberedLineProps {
  /** From 1. */
  number: number;
  /** By default the first line is open. */
  isOpen?: boolean;
  title: string;
  /** Where the list is a part of a part. */
  heading?: "h3" | "h4";
  /** What is read beside the title before the line is opened. */
  label?: ReactNode;
  /** One or two columns. */
  children: ReactNode;
}

export function NumberedLine({
  number,
  isOpen = number === 1,
  title,
  heading: Heading = "h3",
  label,
  children,
}: NumberedLineProps) {
  return (
    <li>
      <details suppressHydrationWarning open={isOpen} className="line">
        <summary>
          <span className="text-subheading tabular text-accent">{number}</span>
          <Heading className="text-subheading font-medium text-balance">
            <NoBreak text={title} />
          </Heading>
          {label && <span className="line-label font-mono text-label text-quiet">{label}</span>}
          <span aria-hidden="true" className="open-sign line-sign" />
        </summary>
        <div className="line-body">{children}</div>
      </details>
    </li>
  );
}
