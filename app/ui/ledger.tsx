import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";

export interface LedgerItem {
  title: string;
  text: string;
}

export interface LedgerProps {
  items: readonly LedgerItem[];
  /** Two columns of entries on wide screens. */
  columns?: 1 | 2;
  label?: string;
  /** Drawn at the end of an entry. */
  after?: (item: LedgerItem, index: number) => ReactNode;
}

/** A numbered list with hairlines, to be scanned in seconds. */
export function Ledger({ items, columns = 1, label, after }: LedgerProps) {
  return (
    <ol
      aria-label={label}
      className={cx("border-t border-line", columns === 2 && "md:grid md:grid-cols-2 md:gap-x-8")}
    >
      {items.map((item, index) => (
        <li
          key={item.title}
          className="grid grid-cols-[2.75rem_1fr] border-line py-5 not-last:border-b"
        >
          <span aria-hidden="true" className="pt-1 font-mono text-label text-quiet tabular">
            {String(index + 1).padStart(2, "0")}
          </span>
          <div>
            <h3 className="text-heading">{item.title}</h3>
            <p className="mt-2 max-w-[42rem] text-muted">{item.text}</p>
            {after?.(item, index)}
          </div>
        </li>
      ))}
    </ol>
  );
}
