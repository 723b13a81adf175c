import { glossaryOf } from "#app/content/glossary.ts";
import { type CheckName, type CoreCapability, quantumHome } from "#app/content/quantum/home.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import { waveMethod } from "#app/instruments/wave/wave.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import drawings from "./capabilities.pictures.ts";
import { HomeCases } from "./cases.tsx";
import pictures from "./check.pictures.ts";
import checked from "./check-papers.data.ts";
import { HomeContact } from "./contact.tsx";
import { HomeHero } from "./hero.tsx";
import { HomePricing } from "./pricing.tsx";
import { HomeSolutions } from "./solutions.tsx";

export const meta = metaOf(quantumHome.meta);

export default function Home() {
  return (
    <>
      <HomeHero {...quantumHome.hero} />
      <HomeCheck {...quantumHome.check} />
      <HomeAbout {...quantumHome.about} />
      <HomeCapabilities {...quantumHome.capabilities} />
      <HomeSolutions {...quantumHome.solutions} />
      <HomeCases {...quantumHome.cases} />
      <HomePricing {...quantumHome.pricing} />
      <HomeContact {...quantumHome.contact} />
      <Glossary entries={glossaryOf(quantumHome)} />
    </>
  );
}

function HomeAbout({ title, statement, division }: typeof quantumHome.about) {
  return (
    <Section title={title} look="item" padding="medium">
      <div className="-mt-4 grid items-end gap-x-8 gap-y-4 lg:-mt-9 lg:grid-cols-12">
        <p className="font-display text-subheading font-medium text-balance max-lg:text-[1.875rem]/[1.1] lg:col-span-9 lg:text-heading">
          {statement}
        </p>
        <p className="max-w-note text-caption text-muted lg:col-span-3">{division}</p>
      </div>
    </Section>
  );
}

const topics: Readonly<Record<CoreCapability["id"], Ground>> = {
  portability: "compiler",
  optimization: "compiler",
  mitigation: "compiler",
  migration: "custody",
  simulation: "simulation",
  control: "research",
};

function HomeCapabilities({ title, items }: typeof quantumHome.capabilities) {
  return (
    <div className="-mt-medium">
      <Section title={title} padding="medium">
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

function HomeCheck({ title, text, items }: typeof quantumHome.check) {
  const names = Object.keys(items) as CheckName[];
  return (
    <section aria-labelledby="check-title">
      <Container>
        <div className="grid gap-x-8 gap-y-7 border-t border-line pt-6.5 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <h2 id="check-title" className="text-item">
              {title}
            </h2>
            <p className="mt-1 max-w-note text-small text-muted">{text}</p>
            <div className="mt-4">
              <HowComputed caption={waveMethod} />
            </div>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-4 md:gap-x-8 lg:col-span-9">
            {names.map((name) => (
              <li key={name}>
                <FigurePicture figure={pictures[name]} />
                <p className="mt-3 text-muted">
                  <span className="text-subheading font-medium text-ink">
                    {checked.numbers[name]}
                  </span>{" "}
                  {items[name].unit}
                </p>
                <p className="text-caption">
                  <TextLink to={items[name].to}>{items[name].label(checked.counts)}</TextLink>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
