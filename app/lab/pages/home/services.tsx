import { useId } from "react";
import type { labHome, ServiceCard } from "#app/content/lab/home.ts";
import type { Picture } from "#app/figures/scene.ts";
import { Cover } from "#app/lab/cover.tsx";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { Container } from "#app/ui/container.tsx";
import ai from "../services/ai-ml-nlp/cover.picture.ts?figure";
import blockchain from "../services/blockchain-dlt/cover.picture.ts?figure";
import cloud from "../services/cloud-big-data/cover.picture.ts?figure";
import iot from "../services/iot-embedded-robotics/cover.picture.ts?figure";
import mobile from "../services/mobile-web-apps/cover.picture.ts?figure";
import vlsi from "../services/vlsi-eda-cad/cover.picture.ts?figure";
import fringes from "./fringes.picture.ts?figure";

/** What stands beside a service, on which ground; a service may be without. */
const pictures: Partial<Record<ServiceCard["link"], { picture: Picture; ground: string }>> = {
  "/features/mobile-web-apps": { picture: mobile, ground: "dark deep-blue" },
  "/features/ai-ml-nlp": { picture: ai, ground: "bg-raised" },
  "/features/cloud-big-data": { picture: cloud, ground: "pale-green" },
  "/features/blockchain-dlt": { picture: blockchain, ground: "dark" },
  "/features/vlsi-eda-cad": { picture: vlsi, ground: "dark deep-purple" },
  "/features/iot-embedded-robotics": { picture: iot, ground: "" },
  "/": { picture: fringes, ground: "dark" },
};

/** Seven wide rows: the service in large type, and its page's figure cut by the window's edge. */
export function HomeServices({ title, intro, items }: typeof labHome.services) {
  const headingId = useId();
  return (
    <section id="services" aria-labelledby={headingId}>
      <Container className="pt-[clamp(3.5rem,6.5vw,6rem)] pb-10">
        <h2 id={headingId} className="text-heading">
          {title}
        </h2>
        <p className="mt-4 text-muted">{intro}</p>
      </Container>
      <ul>
        {items.map((item) => (
          <li key={item.link}>
            <ServiceRow {...item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceRow({ title, description, features, link }: ServiceCard) {
  const shown = pictures[link];
  return (
    <article className="service-row">
      <div className="service-words">
        <h3 className="font-display text-heading font-normal">
          <Link
            to={link}
            className="underline decoration-line decoration-1 underline-offset-6 after:absolute after:inset-0"
          >
            {title}
          </Link>
        </h3>
        <p className="mt-3 max-w-[30rem]">{description}</p>
        <p className="mt-3 max-w-[34rem] text-small text-quiet">{features.join(", ")}</p>
      </div>
      {shown && (
        <div className={cx("service-picture", shown.ground)}>
          <Cover picture={shown.picture} />
        </div>
      )}
    </article>
  );
}
