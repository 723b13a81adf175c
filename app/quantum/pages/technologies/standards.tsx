import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";

/** What a delivery refers to, as a sheet of definitions. */
export function TechnologiesStandards({ title, intro, rows }: typeof technologiesPage.standards) {
  return (
    <Section title={title} intro={intro} rule={false} className="paper">
      <dl className="grid gap-x-8 gap-y-8 md:grid-cols-2 md:gap-y-12">
        {rows.map(({ name, text }) => (
          <div key={name} className="border-t-2 border-ink pt-4">
            <dt className="text-subheading font-medium">{name}</dt>
            <dd className="mt-2 max-w-[36rem]">
              <Unbroken text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
