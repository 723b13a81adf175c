import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";

export interface LegalGroupProps {
  id: string;
  title: string;
  rows: readonly LegalGroupRow[];
  /** What stands below the rows. */
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
    <Section id={id} title={title} padding="small" ground="paper">
      <dl className="-mt-2 border-t border-ink lg:-mt-6">
        {rows.map(({ fact, answer, text }) => (
          <div
            key={fact}
            className="grid gap-x-8 gap-y-0.5 border-b border-line py-3 md:py-4 md:grid-cols-12 md:items-baseline"
          >
            <dt className="text-small text-quiet md:col-span-4 lg:col-span-3">{fact}</dt>
            <dd
              className={cx(
                "text-item font-medium wrap-anywhere md:col-span-8",
                text ? "lg:col-span-3" : undefined,
              )}
            >
              {answer}
            </dd>
            {text && (
              <dd className="text-small text-muted md:col-span-8 md:col-start-5 md:text-body lg:col-span-6">
                {text}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {children && <div className="mt-6 grid max-w-prose gap-y-4">{children}</div>}
    </Section>
  );
}
