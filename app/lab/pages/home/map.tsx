import wideUrl from "#app/figures/generated/world-map.svg";
import { worldMap } from "#app/figures/generated/world-map.ts";
import narrowUrl from "#app/figures/generated/world-map-narrow.svg";

const { wide, narrow, title, caption } = worldMap;

const isNarrow = "(width < 36rem)";
const isDark = "screen and (prefers-color-scheme: dark)";
/** The page chooses the tone: WebKit does not tell an image's own style the color scheme. */
const sources = [
  { media: `${isDark} and ${isNarrow}`, srcSet: `${narrowUrl}#dark`, map: narrow },
  { media: isNarrow, srcSet: narrowUrl, map: narrow },
  { media: isDark, srcSet: `${wideUrl}#dark`, map: wide },
];

/** The world as hexagonal dots, and the offices over it: marks and names keep their size at every width. */
export function HomeMap() {
  return (
    <figure>
      <div className="relative">
        <picture>
          {sources.map(({ media, srcSet, map: { width, height } }) => (
            <source key={media} media={media} srcSet={srcSet} width={width} height={height} />
          ))}
          <img
            src={wideUrl}
            alt={title}
            width={wide.width}
            height={wide.height}
            loading="lazy"
            className="w-full"
          />
        </picture>
        <OfficeMarks places={wide.offices} className="max-sm:hidden" />
        <OfficeMarks places={narrow.offices} className="sm:hidden" />
      </div>
      <figcaption className="mt-5 max-w-[40rem] text-label text-quiet">{caption}</figcaption>
    </figure>
  );
}

interface OfficeMarksProps {
  places: typeof wide.offices | typeof narrow.offices;
  className: string;
}

function OfficeMarks({ places, className }: OfficeMarksProps) {
  return (
    <svg aria-hidden="true" className={`absolute inset-0 size-full overflow-visible ${className}`}>
      {places.map(({ city, labelSide, labelAlign, x, y }) => (
        <svg key={city} x={`${x}%`} y={`${y}%`} aria-hidden="true" className="overflow-visible">
          <path d="M0-9 7.8-4.5v9L0 9l-7.8-4.5v-9z" className="fill-ground stroke-ink" />
          <path d="M0-4.5 3.9-2.25v4.5L0 4.5l-3.9-2.25v-4.5z" className="fill-ink" />
          <text
            x={labelAlign === "end" ? 8 : -8}
            y={labelSide === "above" ? -17 : 28}
            textAnchor={labelAlign}
            className="map-label"
          >
            {city}
          </text>
        </svg>
      ))}
    </svg>
  );
}
