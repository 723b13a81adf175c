import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { type Office, offices } from "#app/content/offices.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { HomeMap } from "./map.tsx";
import { unitChart } from "./unit-chart.ts";
import { useOfficeTime } from "./use-office-time.ts";
import worldMap from "./world-map.picture.ts";

/** One spread: the offices on their map, then the lab's numbers over as many hexagons. */
export function HomeAbout(about: typeof labHome.about) {
  const headingId = useId();
  const findingId = useId();
  const [first, second] = about.paragraphs;
  const { finding, caption } = worldMap;
  return (
    <section id="about" aria-labelledby={headingId} className="overflow-x-clip">
      <Container>
        <div className="map-spread max-lg:pt-6">
          <h2 id={headingId} className="map-title text-heading">
            {about.title} <em className="italic-display block">{about.titleEnd}</em>
          </h2>
          <figure aria-labelledby={findingId} className="max-lg:mt-6">
            <div className="figure-window">
              <HomeMap />
            </div>
            <figcaption className="mt-4 max-w-prose lg:mt-2">
              <p id={findingId}>{finding}</p>
              <HowComputed caption={caption} />
            </figcaption>
          </figure>
        </div>
        <div className="grid gap-x-8 gap-y-10 pt-10 lg:grid-cols-12 lg:pt-10">
          <p className="max-w-prose text-lead lg:order-2 lg:col-span-7">{first}</p>
          <p className="max-w-prose text-muted max-lg:-mt-6 lg:order-3 lg:col-span-4 lg:col-start-9 lg:mt-1">
            {second}
          </p>
          <ul className="gap-x-8 sm:grid sm:grid-cols-3 lg:col-span-12">
            {offices.map((office) => (
              <OfficeEntry key={office.city} {...office} />
            ))}
          </ul>
        </div>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-12 py-small lg:grid-cols-4">
          {about.stats.map((stat) => (
            <Statistic key={stat.label} {...stat} />
          ))}
        </dl>
      </Container>
    </section>
  );
}

function OfficeEntry({ city, country, zoneName, timeZone }: Office) {
  const time = useOfficeTime(timeZone);
  return (
    <li className="border-t border-line py-3 max-sm:flex max-sm:items-baseline max-sm:justify-between">
      <p className="font-medium">
        {city}, {country}
      </p>
      <p className="text-small text-quiet tabular">
        {time && `${time}, `}
        {zoneName}
      </p>
    </li>
  );
}

function Statistic({ value, label }: (typeof labHome.about.stats)[number]) {
  const { width, height, filled, open } = unitChart(value);
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="mt-3">
        {label}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          width={width * 2}
          className={
            label === "Global Offices" ? "mt-4 max-w-full fill-blue" : "mt-4 max-w-full fill-ink"
          }
        >
          <path d={filled} />
          {open && <path d={open} className="fill-none stroke-ink" />}
        </svg>
      </dt>
      <dd className="numeral">{value}</dd>
    </div>
  );
}
