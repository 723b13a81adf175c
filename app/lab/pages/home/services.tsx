import type { labHome, ServiceCard } from "#app/content/lab/home.ts";
import { deepGround } from "#app/lab/accents.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import covers from "./covers.pictures.ts";

/** Wide rows: the service in large type, and a drawing on its color's black up to the window's edge. */
export function HomeServices({ title, intro, items }: typeof labHome.services) {
  return (
    <Section
      id="services"
      title={title}
      intro={intro}
      padding="small"
      bleed={
        <ul className="border-b border-line">
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

function ServiceRow({ id, title, description, color, features, link }: ServiceCard) {
  const cover = covers[id];
  return (
    <article className="service-row">
      {/* On a phone the picture stands above the words that it belongs to. */}
      <div className="service-words max-md:order-1">
        <h3 className="service-name font-display font-normal">
          <Link to={link} className="card-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 max-w-note md:mt-2">
          <NoBreak text={description} />
        </p>
        <p className="mt-1.5 text-small text-muted md:mt-2">
          <NoBreak text={features.join(", ")} />
        </p>
      </div>
      {cover && (
        <div aria-hidden="true" {...onGround(id === "quantum" ? "black" : deepGround[color])}>
          <img src={cover.scene.src} alt="" loading="lazy" className="service-picture" />
        </div>
      )}
    </article>
  );
}
