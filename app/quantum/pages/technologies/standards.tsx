import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a delivery refers to: lines that open, the first one open. */
export function TechnologiesStandards({ title, intro, rows }: typeof technologiesPage.standards) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="paper">
      <ol>
        {rows.map(({ name, text }, index) => (
          <li key={name}>
            <Fold number={index + 1} title={name} isOpen={index === 0}>
              <p className="max-w-prose text-muted">
                <NoBreak text={text} />
              </p>
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
