import type { aboutPage } from "#app/content/quantum/about.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Five large lines: the service, which leads to its page, and what it leaves behind. */
export function AboutServices({ title, items }: typeof aboutPage.services) {
  return (
    <Section title={title} padding="medium" ground="paper">
      <ol className="-mt-2 lg:-mt-6">
        {items.map((service) => (
          <li
            key={service.title}
            className="grid gap-x-8 gap-y-1 border-t border-quiet py-4 lg:grid-cols-2 lg:items-baseline lg:py-5"
          >
            <h3 className="text-subheading">
              <TextLink to={service.to}>{service.title}</TextLink>
            </h3>
            <p className="max-w-lead text-muted">
              <NoBreak text={service.text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
