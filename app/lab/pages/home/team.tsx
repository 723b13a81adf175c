import type { labHome } from "#app/content/lab/home.ts";
import { Portrait } from "#app/ui/figure/portrait.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import founderWork from "./founders.computed.ts";

const works = [founderWork.research, founderWork.engineering];

/** The founders, each with a photograph or a figure of the work, and what they answer for. */
export function HomeTeam({ title }: typeof labHome.team) {
  return (
    <Section id="our-team" title={title} padding="small" ground="raised">
      <ul className="team">
        {siteConfig.founders.map((founder, index) => (
          <li key={founder.name} className="founder">
            <div>
              <Portrait
                name={founder.name}
                portrait={founder.portrait}
                work={works[index % works.length]}
                width={400}
                height={462}
                loading="lazy"
                className="w-full"
              />
              <div>
                <h3 className="font-display text-subheading font-normal">{founder.name}</h3>
                <p className="text-small text-quiet">{founder.title}</p>
                <p className="mt-3 text-muted">{founder.text}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
