import type { aboutPage } from "#app/content/quantum/about.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Five lines of three: the service, which leads to its page, what it is, and what it leaves behind. */
export function AboutServices({ title, items }: typeof aboutPage.services) {
  return (
    <Section id="services" title={title} padding="medium" ground="paper">
      <ol className="-mt-2 lg:-mt-6">
        {items.map((service) => (
          <li
            key={service.title}
            className="gap-x-8 border-t border-quiet py-4 lg:grid lg:grid-cols-3 lg:items-baseline lg:py-5"
          >
            <h3 className="mb-1 text-subheading">
              <TextLink to={service.to}>{service.title}</TextLink>
            </h3>
            <p className="text-muted max-lg:inline">
              <NoBreak text={service.text} />
            </p>{" "}
            <p className="max-lg:inline">
              <NoBreak text={service.keep} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
