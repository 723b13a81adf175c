import type { labHome } from "#app/content/lab/home.ts";
import founderWork from "#app/figures/founders.pictures.ts";
import { Portrait } from "#app/figures/portrait.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const works = [founderWork.research, founderWork.engineering];

/** Two founders side by side, each with a photograph or a figure of the work, and who that is. */
export function HomeTeam({ title, intro, descriptions, links }: typeof labHome.team) {
  return (
    <Section id="our-team" title={title} intro={intro} padding="small" ground="raised">
      <ul className="grid gap-8 md:grid-cols-2">
        {siteConfig.founders.map((founder, index) => (
          <li
            key={founder.name}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)] lg:gap-8"
          >
            <Portrait
              name={founder.name}
              portrait={founder.portrait}
              work={works[index]}
              width={400}
              height={462}
              loading="lazy"
              className="w-full"
            />
            <div>
              <h3 className="font-display text-subheading font-normal">{founder.name}</h3>
              <p className="text-small text-quiet">{founder.title}</p>
              <p className="mt-3 text-muted">{descriptions[index]}</p>
              <p className="mt-3">
                <TextLink to={links[index].to}>{links[index].label}</TextLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
