import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a delivery refers to. */
export function TechnologiesStandards({ title, intro, rows }: typeof technologiesPage.standards) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="paper">
      <dl className="grid gap-x-8 md:grid-cols-2">
        {rows.map(({ name, text }) => (
          <div key={name} className="border-t border-line py-4">
            <dt className="text-item font-medium">{name}</dt>
            <dd className="mt-1 max-w-lead text-muted">
              <NoBreak text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
