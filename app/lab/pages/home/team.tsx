import type { labHome } from "#app/content/lab/home.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
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
              {founder.portrait ? (
                <img
                  src={founder.portrait}
                  alt={`Portrait of ${founder.name}`}
                  width={400}
                  height={462}
                  loading="lazy"
                  className="hex-photo w-full object-cover"
                />
              ) : (
                <FigurePicture figure={works[index % works.length]} />
              )}
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
