import type { labHome } from "#app/content/lab/home.ts";
import type { Accent } from "#app/content/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import drawn from "./founders.pictures.ts";

const colors: readonly [Accent, Accent] = ["neon-purple", "neon-green"];

/** Two founders side by side, each a hexagon and beside it who that is. */
export function HomeTeam({ title, intro, descriptions }: typeof labHome.team) {
  const { founders } = siteConfig;
  return (
    <Section
      id="our-team"
      title={title}
      intro={intro}
      layout="split"
      padding="medium"
      ground="raised"
    >
      <ul className="team">
        {founders.map((founder, index) => (
          <li key={founder.name} className="team-founder">
            <Portrait
              src={founder.portrait}
              drawn={drawn[founder.name].scene.src}
              alt={
                founder.portrait
                  ? `Portrait of ${founder.name}`
                  : `${founder.name}: the initials in hexagonal dots`
              }
              color={colors[index]}
            />
            <div className="team-words">
              <h3 className="font-display text-item font-normal">{founder.name}</h3>
              <p className="mt-1 text-small text-quiet">{founder.title}</p>
              <p className="mt-4 max-w-note text-muted">{descriptions[index]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PortraitProps {
  /** The owner's picture, or null for the drawn initials. */
  src: string | null;
  drawn?: string;
  alt: string;
  color: Accent;
}

function Portrait({ src, drawn: initials, alt, color }: PortraitProps) {
  const frame = { width: 400, height: 462, loading: "lazy" } as const;
  return (
    <div className={cx("relative", accentText[color])}>
      {src ? (
        <img src={src} alt={alt} {...frame} className="hex-photo w-full object-cover" />
      ) : (
        <picture>
          <source media="screen and (prefers-color-scheme: dark)" srcSet={`${initials}#dark`} />
          <img src={initials} alt={alt} {...frame} className="w-full" />
        </picture>
      )}
      <svg
        viewBox="0 0 100 115.47"
        aria-hidden="true"
        className="absolute inset-0 size-full fill-none stroke-current"
      >
        <polygon
          points="50,.6 99.4,29.2 99.4,86.3 50,114.9 .6,86.3 .6,29.2"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.5"
        />
      </svg>
    </div>
  );
}
