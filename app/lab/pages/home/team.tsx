import type { labHome } from "#app/content/lab/home.ts";
import type { Accent } from "#app/content/types.ts";
import type { Sitter } from "#app/figures/lab/portrait.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import { HexPortrait } from "./hex-portrait.tsx";

interface Look {
  sitter: Sitter;
  color: Accent;
  place: string;
}

const looks: readonly [Look, Look] = [
  {
    sitter: { turn: 0.9, light: -0.95 },
    color: "neon-purple",
    place: "lg:col-span-7 lg:grid-cols-[20rem_1fr]",
  },
  {
    sitter: { turn: -0.8, light: 0.8 },
    color: "neon-green",
    place: "lg:col-span-4 lg:col-start-9 lg:mt-24 lg:grid-cols-1",
  },
];

/** Two founders in two unequal columns, facing each other. */
export function HomeTeam({ title, intro, descriptions, portraitNote }: typeof labHome.team) {
  const { founders } = siteConfig;
  return (
    <Section id="our-team" title={title} intro={intro}>
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        {founders.map((founder, index) => {
          const { place, ...look } = looks[index];
          return (
            <li
              key={founder.name}
              className={cx(
                "grid content-start gap-x-8 gap-y-6 sm:grid-cols-[14rem_1fr] sm:items-end",
                place,
              )}
            >
              <HexPortrait
                src={founder.portrait}
                alt={`Portrait of ${founder.name}${founder.portrait ? "" : ": a bust of hexagonal dots"}`}
                {...look}
                className={cx("w-full max-w-56", index === 0 && "lg:max-w-none")}
              />
              <div className="border-t border-ink pt-4">
                <h3 className="serif-heading">{founder.name}</h3>
                <p className="mt-1 text-small text-quiet">{founder.title}</p>
                <p className="mt-4 max-w-[24rem] text-muted">{descriptions[index]}</p>
              </div>
            </li>
          );
        })}
      </ul>
      {founders.some(({ portrait }) => portrait === null) && (
        <p className="mt-10 text-label text-quiet">{portraitNote}</p>
      )}
    </Section>
  );
}
