import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";
import type { Ground } from "#app/styles/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";

export interface LegalGroupProps {
  id: string;
  title: string;
  rows: readonly LegalGroupRow[];
  ground?: Ground;
}

export interface LegalGroupRow {
  fact: string;
  answer: ReactNode;
  text?: ReactNode;
  /** Files that the build writes, linked below the text. */
  files?: readonly { label: string; file: string }[];
}

/** A group of the page's one table: a fact, its answer, and a sentence. */
export function LegalGroup({ id, title, rows, ground = "paper" }: LegalGroupProps) {
  return (
    <Section id={id} title={title} padding="small" ground={ground}>
      <dl className="-mt-2 border-t border-ink lg:-mt-6">
        {rows.map(({ fact, answer, text, files = [] }) => (
          <div
            key={fact}
            className="grid gap-x-8 gap-y-0.5 border-b border-line py-3 md:py-4 md:grid-cols-12 md:items-baseline"
          >
            <dt className="text-small text-quiet md:col-span-4 md:text-caption lg:col-span-3">
              {fact}
            </dt>
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
                {files.length > 0 && (
                  <span className="mt-2 flex flex-wrap gap-x-6 gap-y-2 text-ink">
                    {files.map(({ label, file }) => (
                      <a key={file} href={file} className={textLinkStyle}>
                        {label}
                      </a>
                    ))}
                  </span>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
