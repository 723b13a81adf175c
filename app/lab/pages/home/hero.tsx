import type { labHome } from "#app/content/lab/home.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { HexShape, HexTile } from "./hex-tile.tsx";

/** The first screen: the promise, and the six areas around the initial. */
export function HomeHero(hero: typeof labHome.hero) {
  const { services, quantum } = hero;
  return (
    <section id="home" aria-labelledby="home-title">
      <Container>
        <div className="grid grid-cols-1 gap-x-8 pt-6 pb-8 md:py-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:pt-20">
          <h1
            id="home-title"
            className="max-w-[7.1em] text-title lg:col-span-6 lg:col-start-1 lg:row-start-1 lg:-mr-8"
          >
            {hero.title} <em className="italic-display block">{hero.titleEnd}</em>
          </h1>
          <div className="mt-5 lg:col-span-6 lg:row-start-2 lg:mt-7">
            <NoBreak
              as="p"
              className="max-w-prose text-lead text-muted max-sm:pr-4 lg:text-balance"
              text={hero.lead}
            />
            <p className="mt-6 flex flex-wrap gap-3 max-sm:*:grow max-sm:*:px-3 lg:mt-9">
              <ButtonLink to={services.to}>{services.label}</ButtonLink>
              <ButtonLink to={quantum.to} kind="outlined">
                {quantum.label} <span aria-hidden="true">→</span>
              </ButtonLink>
            </p>
          </div>
          <HexHoneycomb {...hero} />
        </div>
      </Container>
    </section>
  );
}

/** Six tiles around the lab's initial, which gives way to the tooltip of the tile pointed at. */
function HexHoneycomb({ tilesLabel, tiles }: typeof labHome.hero) {
  return (
    <div className="honeycomb mt-6 w-full max-w-prose justify-self-center print:max-w-[34rem] sm:mt-10 lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-center">
      <div aria-hidden="true" className="hex fill-ink [--column:3] [--row:2]">
        <HexShape>
          <text
            x="50"
            y="87"
            fontSize="84"
            textAnchor="middle"
            className="fill-ground font-display"
          >
            A
          </text>
        </HexShape>
      </div>
      <ul aria-label={tilesLabel}>
        {tiles.map((tile) => (
          <HexTile key={tile.id} {...tile} />
        ))}
      </ul>
    </div>
  );
}
