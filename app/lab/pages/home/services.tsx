import { labHome, type ServiceCard } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { LabSection } from "#app/lab/lab-section.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { technologiesOf, technologyId } from "./technology-links.ts";

/** An index in large type, each entry ruled in its color; the way to the other site closes it in reverse. */
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
    <article
      className={cx(
        "group relative grid gap-x-8 gap-y-4 border-t border-line py-8 lg:grid-cols-12",
        reversed && "-mx-gutter bg-ink px-gutter text-ground lg:-mx-8 lg:px-8 lg:py-12",
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "absolute -top-px w-16 border-t-3",
          accentText[color],
          reversed && "left-gutter lg:left-8",
        )}
      />
      <h3 className="serif-heading lg:col-span-5">
        <Link
          to={link}
          className="underline decoration-line decoration-1 underline-offset-4 transition-colors duration-150 after:absolute after:inset-0 group-hover:decoration-current focus-visible:outline-current"
        >
          {title}
        </Link>
      </h3>
      <div className="lg:col-span-7">
        <p className={cx("max-w-[40rem]", !reversed && "text-muted")}>{description}</p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
          {features.map((feature) => (
            <li
              key={feature}
              className={cx("border-l pl-2.5 leading-tight", reversed ? "" : accentText[color])}
            >
              <span className={reversed ? "" : "text-ink"}>{feature}</span>
            </li>
          ))}
        </ul>
        <ServiceTechnologies link={link} />
      </div>
    </article>
  );
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
