import { labHome, type ServiceCard } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { LabSection } from "#app/lab/lab-section.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { type Drawn, Miniature } from "./miniature.tsx";
import { technologiesOf, technologyId } from "./technology-links.ts";

/** An index in large type, each entry with its service's figure in small; the way to the other site closes it on black, across the window. */
export function HomeServices({ title, intro, items }: typeof labHome.services) {
  return (
    <LabSection id="services" title={title} intro={intro}>
      <ul>
        {items.map((item) => (
          <li key={item.link}>
            <ServiceEntry {...item} />
          </li>
        ))}
      </ul>
    </LabSection>
  );
}

function ServiceEntry({ title, description, color, features, link }: ServiceCard) {
  const reversed = link === "/";
  return (
    <article className={cx("service-entry group", accentText[color], reversed && "night")}>
      <div className="service-picture">
        <Miniature service={drawnFor(link)} />
      </div>
      <h3 className="serif-heading text-ink">
        <Link
          to={link}
          className="underline decoration-quiet decoration-1 underline-offset-4 transition-colors duration-150 after:absolute after:inset-0 group-hover:decoration-current focus-visible:outline-current"
        >
          {title}
        </Link>
      </h3>
      <div className="text-ink">
        <p className="max-w-[40rem] text-muted">
          <Unbroken text={description} />
        </p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
          {features.map((feature) => (
            <li key={feature} className={cx("border-l-2 pl-2.5 leading-tight", accentText[color])}>
              <span className="text-ink">{feature}</span>
            </li>
          ))}
        </ul>
        <ServiceTechnologies link={link} />
      </div>
    </article>
  );
}

/** The tile of the same service has its figure; the other site's is a service only here. */
function drawnFor(link: ServiceCard["link"]): Drawn {
  return labHome.hero.tiles.find((tile) => tile.link === link)?.id ?? "quantum";
}

/** The way back from a service to the fields it works in. */
function ServiceTechnologies({ link }: Pick<ServiceCard, "link">) {
  const list = technologiesOf(link, labHome.technologies.items);
  if (list.length === 0) return null;
  return (
    <p className="relative z-1 mt-3 w-fit text-small">
      {labHome.services.technologiesLabel}{" "}
      {list.map(({ symbol, title }, index) => (
        <span key={symbol}>
          {index > 0 && ", "}
          <Link
            to={`/adyakshar#${technologyId(symbol)}`}
            className="inline-block py-1 pointer-coarse:min-w-6 underline decoration-1 underline-offset-4"
          >
            {title}
          </Link>
        </span>
      ))}
    </p>
  );
}
