import type { researchPage } from "#app/content/quantum/research.ts";
import { Section } from "#app/ui/section.tsx";

export function ResearchHandover({ title, items }: typeof researchPage.handover) {
  return (
    <Section title={title} padding="medium" ground="paper">
      <dl className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <div
            key={item.title}
            className="row-span-2 grid grid-rows-subgrid gap-y-0 border-t border-ink pt-4"
          >
            <dt className="text-item font-medium text-balance">{item.title}</dt>
            <dd className="mt-2 text-muted">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
