import { useRef } from "react";
import { cx } from "#app/lib/cx.ts";
import { useMinute } from "#app/ui/use-minute.ts";
import worldMap from "./world-map.computed.ts";

const { scene: wide, narrow, places, title } = worldMap;

const isNarrow = "(width < 64rem)";
const isDark = "screen and (prefers-color-scheme: dark)";
/** The page chooses the tone: WebKit does not tell an image's own style the color scheme. */
const sources = [
  { media: `${isDark} and ${isNarrow}`, srcSet: `${narrow.src}#dark`, scene: narrow },
  { media: isNarrow, srcSet: narrow.src, scene: narrow },
  { media: isDark, srcSet: `${wide.src}#dark`, scene: wide },
];

/** The world as hexagonal dots, with the shortest ways from the first office; marks and names keep their size. */
export function HomeMap() {
  const map = useRef(null);
  const now = useMinute(map);
  return (
    <div ref={map} className="relative">
      <picture>
        {sources.map(({ media, srcSet, scene }) => (
          <source
            key={media}
            media={media}
            srcSet={srcSet}
            width={scene.width}
            height={scene.height}
          />
        ))}
        <img
          src={wide.src}
          alt={title}
          width={wide.width}
          height={wide.height}
          loading="lazy"
          className="w-full mask-b-from-85%"
        />
      </picture>
      <ul className="sr-only">
        {places.wide.map(({ city, country }) => (
          <li key={city}>
            {city}, {country}
          </li>
        ))}
      </ul>
      <Overlay places={places.wide} now={now} className="max-lg:hidden" />
      <Overlay places={places.narrow} now={now} className="lg:hidden" />
    </div>
  );
}

interface OverlayProps {
  places: typeof places.wide;
  /** Undefined before a script can tell it. */
  now: number | undefined;
  className: string;
}

function Overlay({ places, now, className }: OverlayProps) {
  return (
    <svg aria-hidden="true" className={`absolute inset-0 size-full overflow-visible ${className}`}>
      {places.map((office) => (
        <OfficeMark key={office.city} {...office} now={now} />
      ))}
    </svg>
  );
}

type OfficeMarkProps = OverlayProps["places"][number] & Pick<OverlayProps, "now">;

function OfficeMark({ city, country, timeZone, anchor, mark, name, now }: OfficeMarkProps) {
  const clock = { timeZone, hour: "2-digit", minute: "2-digit" } as const;
  const time = now === undefined ? null : new Intl.DateTimeFormat("en-GB", clock).format(now);
  const end = name ?? mark;
  const side = name ? 0 : { start: 16, end: -16 }[anchor];
  // On a small map another office's name begins under the one beside its mark.
  const raised = !name && "max-lg:-translate-y-2.5";
  return (
    <>
      <line
        x1={`${mark.x}%`}
        y1={`${mark.y}%`}
        x2={`${end.x}%`}
        y2={`${end.y}%`}
        className="stroke-ink"
      />
      <svg x={`${mark.x}%`} y={`${mark.y}%`} aria-hidden="true" className="overflow-visible">
        <path
          d="M0-12 10.4-6v12L0 12l-10.4-6v-12z"
          className="fill-ground stroke-ink max-lg:scale-75"
        />
        <path d="M0-6 5.2-3v6L0 6l-5.2-3v-6z" className="fill-ink max-lg:scale-75" />
      </svg>
      <svg x={`${end.x}%`} y={`${end.y}%`} aria-hidden="true" className="overflow-visible">
        <text x={side} y="18" textAnchor={anchor} className={cx("map-city", raised)}>
          {city}
        </text>
        <text x={side} y="40" textAnchor={anchor} className={cx("map-time tabular", raised)}>
          {country} {time}
        </text>
      </svg>
    </>
  );
}
