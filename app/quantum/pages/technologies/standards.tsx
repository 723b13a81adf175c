import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** What a delivery refers to, a line each: its name, what it is, its status. */
export function TechnologiesStandards({ title, rows }: typeof technologiesPage.standards) {
  return (
    <Section title={title} padding="medium" ground="paper">
      <dl>
        {rows.map(([name, text, status]) => (
          <div
            key={name}
            className="grid gap-x-8 border-t border-line py-3 md:grid-cols-3 md:items-baseline"
          >
            <dt className="text-item font-medium max-md:text-body">{name}</dt>
            <dd className="text-muted max-md:text-small">
              <NoBreak text={text} />
            </dd>
            <dd className="max-md:text-small">
              <NoBreak text={status} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
