import type { labHome } from "#app/content/lab/home.ts";
import type { Accent } from "#app/content/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import { HexShape } from "./hex-tile.tsx";
import { initialsOf } from "./initials.ts";

const colors: readonly [Accent, Accent] = ["neon-purple", "neon-green"];

/** Two founders side by side, each a hexagon and beside it who that is. */
export function HomeTeam({ title, intro, descriptions }: typeof labHome.team) {
  return (
    <Section
      id="our-team"
      title={title}
      intro={intro}
      layout="split"
      padding="small"
      ground="raised"
    >
      <ul className="grid gap-8 sm:grid-cols-2">
        {siteConfig.founders.map((founder, index) => (
          <li
            key={founder.name}
            className="grid grid-cols-[4rem_minmax(0,1fr)] gap-5 md:grid-cols-[6rem_minmax(0,1fr)]"
          >
            <Portrait {...founder} color={colors[index]} />
            <div>
              <h3 className="font-display text-item font-normal">{founder.name}</h3>
              <p className="text-small text-quiet">{founder.title}</p>
              <p className="mt-3 text-muted">{descriptions[index]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PortraitProps {
  name: string;
  /** The owner's picture, or null for the drawn initials. */
  portrait: string | null;
  color: Accent;
}

function Portrait({ name, portrait, color }: PortraitProps) {
  if (portrait) {
    return (
      <img
        src={portrait}
        alt={`Portrait of ${name}`}
        width={400}
        height={462}
        loading="lazy"
        className="hex-photo w-full object-cover"
      />
    );
  }
  const initials = initialsOf(name);
  return (
    <div
      role="img"
      aria-label={`${name}: the initials in a hexagon`}
      className={cx("fill-none stroke-current", accentText[color])}
    >
      <HexShape>
        <text
          x="50"
          y={initials.length > 1 ? 74 : 80}
          fontSize={initials.length > 1 ? 48 : 64}
          textAnchor="middle"
          className="fill-ink stroke-none font-display"
        >
          {initials}
        </text>
      </HexShape>
    </div>
  );
}
