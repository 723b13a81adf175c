import type { LinkedCard, labHome } from "#app/content/lab/home.ts";
import type { Picture, Scene } from "#app/figures/scene.ts";
import { Chips } from "#app/lab/chips.tsx";
import { Link } from "#app/navigation/link.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import ai from "../services/ai-ml-nlp/cover.picture.ts";
import blockchain from "../services/blockchain-dlt/cover.picture.ts";
import cloud from "../services/cloud-big-data/cover.picture.ts";
import iot from "../services/iot-embedded-robotics/cover.picture.ts";
import mobile from "../services/mobile-web-apps/cover.picture.ts";
import vlsi from "../services/vlsi-eda-cad/cover.picture.ts";
import fringes from "./fringes.picture.ts";

/** What stands beside a service, on which ground; a service may be without. */
const pictures: Partial<Record<LinkedCard["link"], { picture: Picture; ground: Ground }>> = {
  "/features/mobile-web-apps": { picture: mobile, ground: "navy" },
  "/features/ai-ml-nlp": { picture: ai, ground: "raised" },
  "/features/cloud-big-data": { picture: cloud, ground: "forest" },
  "/features/blockchain-dlt": { picture: blockchain, ground: "black" },
  "/features/vlsi-eda-cad": { picture: vlsi, ground: "violet" },
  "/features/iot-embedded-robotics": { picture: iot, ground: "page" },
  "/": { picture: fringes, ground: "black" },
};

/** Seven wide rows: the service in large type, and its page's figure cut by the window's edge. */
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
            <li key={item.link}>
              <ServiceRow {...item} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function ServiceRow({ title, description, features, link }: LinkedCard) {
  const shown = pictures[link];
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
      {shown && (
        <div aria-hidden="true" {...onGround(shown.ground)}>
          <Cover {...shown.picture.scene} />
        </div>
      )}
    </article>
  );
}

/** A cover says nothing that the words beside it do not say. */
function Cover({ src, width, height }: Scene) {
  return (
    <picture className="service-picture">
      <source media="screen and (prefers-color-scheme: dark)" srcSet={`${src}#dark`} />
      <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
    </picture>
  );
}
