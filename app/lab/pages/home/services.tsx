import type { labHome, ServiceCard } from "#app/content/lab/home.ts";
import type { Picture } from "#app/figures/scene.ts";
import { openingGround } from "#app/lab/accents.ts";
import { Chips } from "#app/lab/chips.tsx";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import covers from "./covers.pictures.ts";

/** Wide rows: the service in large type, and its page's figure cut by the window's edge, with what it shows. */
export function HomeServices({ title, intro, items }: typeof labHome.services) {
  return (
    <Section
      id="services"
      title={title}
      intro={intro}
      padding="medium"
      bleed={
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <ServiceRow {...item} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function ServiceRow({ id, title, description, features, link }: ServiceCard) {
  const cover = covers[id];
  return (
    <article className="service-row">
      <div className="service-words">
        <h3 className="font-display text-subheading font-normal">
          <Link to={link} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1 max-w-note text-muted">{description}</p>
        <Chips items={features} />
      </div>
      {cover && (
        <div {...onGround(id === "quantum" ? "black" : openingGround(id))}>
          <Cover {...cover} />
        </div>
      )}
    </article>
  );
}

/** What the service's own figure computes, and a part of that figure, which says no more. */
function Cover({ title, scene: { src, width, height } }: Picture) {
  return (
    <div className="service-picture">
      <div aria-hidden="true" className="contents">
        <picture>
          <source media="screen and (prefers-color-scheme: dark)" srcSet={`${src}#dark`} />
          <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
        </picture>
      </div>
      <p className="text-small text-muted">{title}</p>
    </div>
  );
}
