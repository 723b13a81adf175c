import type { labHome } from "#app/content/lab/home.ts";
import { cx } from "#app/lib/cx.ts";
import { Link } from "#app/navigation/link.tsx";
import { onGround } from "#app/styles/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { LinkArrow } from "#app/ui/text-link.tsx";
import pictures from "./services.computed.ts";

/** Plates from edge to edge of the window, each a service's drawing and words on its color's black. */
export function HomeServices({ title, intro, items }: typeof labHome.services) {
  return (
    <Section
      id="services"
      title={title}
      intro={intro}
      padding="small"
      bleed={
        <ul className="plates">
          {items.map((item) => (
            <ServicePlate key={item.id} {...item} />
          ))}
        </ul>
      }
    />
  );
}

type Service = (typeof labHome.services.items)[number];

function ServicePlate({ id, title, description, color, features, link }: Service) {
  const picture = pictures[id];
  const { className, ...on } = onGround(id === "quantum" ? "black" : color);
  return (
    <li {...on} data-accent={color} className={cx(className, "plate group")}>
      {picture && (
        <div aria-hidden="true" className="carried plate-picture">
          <img
            src={picture.scene.src}
            alt=""
            width={picture.scene.width}
            height={picture.scene.height}
            loading="lazy"
          />
        </div>
      )}
      <h3 className="font-display text-subheading font-normal">
        <Link to={link} carries="opening" className="card-link no-underline hover:underline">
          {title}
          <span className="ml-3 inline-block align-middle">
            <LinkArrow />
          </span>
        </Link>
      </h3>
      <NoBreak as="p" className="mt-2 max-w-note text-balance" text={description} />
      <Features features={features} className="mt-2 text-small text-muted" />
    </li>
  );
}

interface FeaturesProps {
  features: readonly string[];
  className: string;
}

/** A list in one line, with commas. */
export function Features({ features, className }: FeaturesProps) {
  const last = features.length - 1;
  return (
    <ul className={className}>
      {features.map((feature, index) => (
        <li key={feature} className="inline">
          <NoBreak text={feature} />
          {index < last && ", "}
        </li>
      ))}
    </ul>
  );
}
