import type { aboutPage } from "#app/content/quantum/about.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Five rows: the service, what it leaves behind, the page that explains it. */
export function AboutServices({ title, intro, items }: typeof aboutPage.services) {
  return (
    <Section title={title} intro={intro} rule={false}>
      <ul className="border-t border-line">
        {items.map((service) => (
          <li
            key={service.title}
            className="grid gap-x-8 gap-y-2 border-line not-last:border-b py-7 items-baseline md:grid-cols-12"
          >
            <h3 className="text-subheading md:col-span-4">{service.title}</h3>
            <p className="max-w-[42rem] text-muted md:col-span-5">{service.text}</p>
            <p className="md:col-span-3 md:text-right">
              <TextLink to={service.link.to} className="inline-flex min-h-6">
                {service.link.label}
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
