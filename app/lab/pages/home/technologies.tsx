import type { labHome } from "#app/content/lab/home.ts";
import { Link } from "#app/navigation/link.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

/** Nine fields in threes, each a link to the service that works in it. */
export function HomeTechnologies({ title, items }: typeof labHome.technologies) {
  return (
    <Section id="technologies" title={title} padding="small" rule={false}>
      <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3 md:gap-x-8 md:gap-y-10">
        {items.map((item) => (
          <Technology key={item.title} {...item} />
        ))}
      </ul>
    </Section>
  );
}

type TechnologyProps = (typeof labHome.technologies.items)[number];

function Technology({ title, description, color, features, link }: TechnologyProps) {
  return (
    <li
      data-accent={color}
      className="relative border-t-3 border-current py-3 text-accent max-md:odd:last:col-span-full md:pb-0"
    >
      <h3 className="font-display text-item font-normal">
        <Link to={link} className="card-link">
          <span className="text-ink">{title}</span>
        </Link>
      </h3>
      <p className="mt-1 text-muted max-md:text-small">{description}</p>
      <NoBreak as="p" className="text-small text-quiet md:mt-1" text={features.join(", ")} />
    </li>
  );
}
