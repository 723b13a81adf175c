import type { CoreCapability, quantumHome } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import drawings from "./capabilities.pictures.ts";

const topics: Readonly<Record<CoreCapability["id"], Ground>> = {
  portability: "compiler",
  optimization: "compiler",
  mitigation: "compiler",
  migration: "custody",
  simulation: "simulation",
  control: "research",
};

/** Six kinds of work: a drawing on the ground of its topic, and what each gives the client. */
export function HomeCapabilities({ title, items }: typeof quantumHome.capabilities) {
  return (
    <div className="-mt-medium">
      <Section title={title} padding="medium" rule={false}>
        <ol className="grid gap-x-4 gap-y-4 md:grid-cols-3 md:gap-y-8 xl:grid-cols-6">
          {items.map(({ id, title: name, text, to }) => (
            <li
              key={id}
              className="grid grid-cols-[7rem_1fr] items-center gap-x-4 max-md:border-t max-md:border-line max-md:pt-4 md:block"
            >
              <div {...onGround(topics[id])}>
                <FigurePicture figure={drawings[id]} />
              </div>
              <div>
                <h3 className="text-[1.25rem]/[1.2] md:mt-4">
                  <TextLink to={to}>{name}</TextLink>
                </h3>
                <p className="mt-1 text-caption text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
