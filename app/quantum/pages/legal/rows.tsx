import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";

export interface LegalGroupProps {
  id: string;
  title: string;
  rows: readonly LegalGroupRow[];
  /** Below the rows. */
  children?: ReactNode;
}

export interface LegalGroupRow {
  fact: string;
  answer: ReactNode;
  text?: ReactNode;
}

/** A group of the page's one table: a fact, its answer, and a sentence. */
export function LegalGroup({ id, title, rows, children }: LegalGroupProps) {
  return (
    <Section id={id} title={title} layout="split" padding="small" ground="paper">
      <dl className="border-t border-ink">
        {rows.map(({ fact, answer, text }) => (
          <div
            key={fact}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 md:grid-cols-8 md:items-baseline"
          >
            <dt className="text-small text-quiet md:col-span-2">{fact}</dt>
            <dd
              className={cx(
                "text-item font-medium wrap-anywhere",
                text ? "md:col-span-3 lg:col-span-2" : "md:col-span-6",
              )}
            >
              {answer}
            </dd>
            {text && <dd className="text-small text-muted md:col-span-3 lg:col-span-4">{text}</dd>}
          </div>
        ))}
      </dl>
      {children && <div className="mt-6 grid max-w-prose gap-y-4">{children}</div>}
    </Section>
  );
}
