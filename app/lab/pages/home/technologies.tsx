import type { labHome, TechnologyCard } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { Features } from "./features.tsx";

/** Nine fields as a table of elements, each a link to the service that works in it. */
export function HomeTechnologies({ title, intro, items }: typeof labHome.technologies) {
  return (
    <Section id="technologies" title={title} intro={intro} padding="medium">
      <ul className="elements">
        {items.map((item) => (
          <TechnologyElement key={item.symbol} {...item} />
        ))}
      </ul>
    </Section>
  );
}

function TechnologyElement({ symbol, title, description, color, features, link }: TechnologyCard) {
  return (
    <li className={cx("element", link === "/" && onGround("black").className)}>
      <p aria-hidden="true" className={cx("font-display text-heading", accentText[color])}>
        {symbol}
      </p>
      <h3 className="mt-1 text-item">
        <Link
          to={link}
          className="underline decoration-line decoration-1 underline-offset-4 after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-2 max-md:text-small">{description}</p>
      <Features features={features} />
    </li>
  );
}
