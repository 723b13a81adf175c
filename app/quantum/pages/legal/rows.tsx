import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";

export interface LegalGroupProps {
  id: string;
  title: string;
  rows: readonly LegalGroupRow[];
  /** Below the rows, or beside them where none has a sentence. */
  children?: ReactNode;
}

export interface LegalGroupRow {
  fact: string;
  answer: ReactNode;
  text?: ReactNode;
}

/** A group of the page's one table: a fact, its answer, and a sentence. */
export function LegalGroup({ id, title, rows, children }: LegalGroupProps) {
  const isShort = rows.every(({ text }) => !text);
  const half = isShort ? "lg:col-span-6" : "lg:col-span-3";
  return (
    <Section id={id} title={title} padding="small" ground="paper">
      <div className={cx("-mt-2 lg:-mt-6", isShort && "lg:grid lg:grid-cols-2 lg:gap-x-8")}>
        <dl className="border-t border-ink">
          {rows.map(({ fact, answer, text }) => (
            <div
              key={fact}
              className="grid gap-x-8 gap-y-0.5 border-b border-line py-3 md:py-4 md:grid-cols-12 md:items-baseline"
            >
              <dt className={cx("text-small text-quiet md:col-span-4", half)}>{fact}</dt>
              <dd className={cx("text-item font-medium wrap-anywhere md:col-span-8", half)}>
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
        {children && (
          <div
            className={cx(
              "grid max-w-prose content-start gap-y-4 max-lg:mt-6",
              isShort ? "lg:border-t lg:border-ink lg:pt-4" : "lg:mt-6",
            )}
          >
            {children}
          </div>
        )}
      </div>
    </Section>
  );
}
