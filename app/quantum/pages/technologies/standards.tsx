import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a delivery refers to: large lines that open, the first one open. */
export function TechnologiesStandards({ title, intro, rows }: typeof technologiesPage.standards) {
  return (
    <Section title={title} intro={intro} rule={false} size="tight" className="paper mt-16 lg:mt-24">
      <ol className="border-b border-quiet">
        {rows.map(({ name, text }, index) => (
          <li key={name} className="border-t border-quiet">
            <details open={index === 0} suppressHydrationWarning className="group">
              <summary className="grid cursor-pointer list-none grid-cols-[2.5rem_1fr_auto] items-baseline py-4 text-heading lg:grid-cols-[5rem_1fr_auto] [&::-webkit-details-marker]:hidden">
                <span className="font-mono text-label text-quiet">{index + 1}</span> {name}
                <span aria-hidden="true" className="font-mono text-quiet group-open:hidden">
                  +
                </span>
                <span aria-hidden="true" className="hidden font-mono text-quiet group-open:inline">
                  −
                </span>
              </summary>
              <p className="max-w-[44rem] pb-6 text-lead text-muted max-lg:pl-10 lg:pl-20">
                <NoBreak text={text} />
              </p>
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
