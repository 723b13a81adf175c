import type { labHome } from "#app/content/lab/home.ts";
import { Link } from "#app/navigation/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { Features } from "./services.tsx";

/** Nine fields as nine lines, each a link to the service that works in it, whose plate lights up. */
export function HomeTechnologies({ items, ...head }: typeof labHome.technologies) {
  return (
    <Section id="technologies" {...head} padding="small" rule={false}>
      <ul className="border-t border-line lg:-mt-4">
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
    <li data-accent={color} className="technology">
      <h3 className="font-display text-item font-normal">
        <Link to={link} className="card-link no-underline hover:underline">
          {title}
        </Link>
      </h3>
      <p className="max-md:text-small">{description}</p>
      <Features features={features} className="text-small text-quiet" />
    </li>
  );
}
