import type { labHome } from "#app/content/lab/home.ts";
import { deepGround } from "#app/lab/service-grounds.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import pictures from "./services.pictures.ts";

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

/** The picture is whole at every width; a phone leaves out the room above and below it, and paper has no ground for it. */
const pictureStyle =
  "m-auto aspect-[3.5] w-[78%] object-cover md:aspect-[3] md:size-full md:max-h-60 md:object-contain print:hidden";

type Service = (typeof labHome.services.items)[number];

/** The row reaches from edge to edge: its words keep the page's measure, its picture ends at the window's right edge. */
function ServiceRow({ id, title, description, color, features, link }: Service) {
  const picture = pictures[id];
  return (
    <article className="relative grid border-t border-line md:grid-cols-[calc(50%+1rem)_1fr]">
      {/* On a phone the picture stands above the words that it belongs to. */}
      <div className="px-gutter pt-2 pb-4 max-md:order-1 md:self-center md:py-6 md:pl-margin">
        <h3 className="font-display text-[clamp(1.625rem,1.4rem+1.06vw,2.5rem)] leading-[1.1] font-normal">
          <Link to={link} className="card-link">
            {title}
          </Link>
        </h3>
        <NoBreak as="p" className="mt-1.5 max-w-note md:mt-2" text={description} />
        <NoBreak
          as="p"
          className="mt-1.5 text-small text-muted md:mt-2"
          text={features.join(", ")}
        />
      </div>
      {picture && (
        <div aria-hidden="true" {...onGround(id === "quantum" ? "black" : deepGround[color])}>
          <img src={picture.scene.src} alt="" loading="lazy" className={pictureStyle} />
        </div>
      )}
    </article>
  );
}
