import type { aboutPage } from "#app/content/quantum/about.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Five large lines: the service, what it leaves behind, the page that explains it. */
export function AboutServices({ title, intro, items }: typeof aboutPage.services) {
  return (
    <Section title={title} intro={intro} padding="medium" ground="paper">
      <ol>
        {items.map((service) => (
          <li
            key={service.title}
            className="grid gap-x-8 gap-y-2 border-t border-quiet py-5 lg:grid-cols-12 lg:items-baseline"
          >
            <h3 className="text-subheading lg:col-span-4">{service.title}</h3>
            <p className="max-w-lead text-muted lg:col-span-5">
              <NoBreak text={service.text} />
            </p>
            <p className="lg:col-span-3">
              <TextLink to={service.link.to} className="inline-flex min-h-6">
                {service.link.label}
              </TextLink>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
