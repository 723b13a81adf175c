import type { researchPage } from "#app/content/quantum/research.ts";
import { Section } from "#app/ui/section.tsx";

export function ResearchHandover({ title, intro, items }: typeof researchPage.handover) {
  return (
    <Section title={title} intro={intro} layout="split" rule={false} className="paper">
      <dl className="border-t border-line">
        {items.map((item) => (
          <div
            key={item.title}
            className="grid gap-x-8 gap-y-2 border-line not-last:border-b py-5 md:grid-cols-12"
          >
            <dt className="text-heading md:col-span-5">{item.title}</dt>
            <dd className="text-muted md:col-span-7">{item.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
