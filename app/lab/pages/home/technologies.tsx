import type { LinkedCard, labHome } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { Link } from "#app/navigation/link.tsx";
import { Section } from "#app/ui/section.tsx";

/** Nine fields in threes, each a link to the service that works in it and in that service's color. */
export function HomeTechnologies({ title, intro, items }: typeof labHome.technologies) {
  return (
    <Section id="technologies" title={title} intro={intro} padding="medium">
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-3 md:gap-y-12">
        {items.map((item) => (
          <Technology key={item.title} {...item} />
        ))}
      </ul>
    </Section>
  );
}

function Technology({ title, description, color, features, link }: LinkedCard) {
  return (
    <li className="relative">
      <div className={`mb-3 border-t-2 border-current ${accentText[color]}`} />
      <h3 className="font-display text-item font-normal">
        <Link to={link} className="card-link">
          {title}
        </Link>
      </h3>
      <p className="mt-1 text-muted">{description}</p>
      <p className="mt-1 text-small text-quiet">{features.join(", ")}</p>
    </li>
  );
}
