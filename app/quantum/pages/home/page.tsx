import { glossaryOf } from "#app/content/glossary.ts";
import { type CheckName, type CoreCapability, quantumHome } from "#app/content/quantum/home.ts";
import { hexagon } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { HomeCases } from "./cases.tsx";
import checked from "./check.computed.ts";
import { HomeContact } from "./contact.tsx";
import { HomeHero } from "./hero.tsx";
import { HomePricing } from "./pricing.tsx";
import { HomeSolutions } from "./solutions.tsx";
import { topicPhases } from "./topic-phases.ts";

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
      <Glossary entries={glossaryOf(quantumHome.terms)} />
    </>
  );
}

function HomeAbout({ title, statement, cities, lab }: typeof quantumHome.about) {
  return (
    <Section title={title} look="item" padding="small">
      <div className="-mt-5 grid items-end gap-x-8 gap-y-4 lg:-mt-9 lg:grid-cols-12">
        <p className="font-display text-[1.75rem]/[1.12] font-medium tracking-(--heading-tracking) text-balance lg:col-span-9 lg:text-heading">
          {statement}
        </p>
        <p className="text-caption text-muted lg:col-span-3">
          {cities}
          <br />
          <TextLink to={lab.to} className={touchTarget}>
            {lab.label}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}

const topics: Readonly<Record<CoreCapability["id"], keyof typeof topicPhases>> = {
  portability: "compiler",
  optimization: "compiler",
  mitigation: "compiler",
  migration: "custody",
  simulation: "simulation",
  control: "research",
};

function HomeCapabilities({ title, items }: typeof quantumHome.capabilities) {
  return (
    <section aria-labelledby="capabilities-title">
      <Container>
        <div className="grid gap-x-8 gap-y-4 border-t border-line pt-6.5 max-md:pb-14 lg:grid-cols-12">
          <h2 id="capabilities-title" className="text-item lg:col-span-3">
            {title}
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 max-[22rem]:grid-cols-1 md:grid-cols-3 md:gap-x-8 md:gap-y-6 lg:col-span-9">
            {items.map(({ id, title: name, text, to }) => (
              <li key={id} className="flex items-start gap-x-3">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 15 17"
                  className="mt-1.5 w-3 shrink-0 touch:mt-3.5"
                >
                  <path d={hexagon(7.5, 8.5, 8.5)} fill={phaseHex(topicPhases[topics[id]])} />
                </svg>
                <div>
                  <h3 className="text-body md:text-[1.25rem]/[1.2]">
                    <TextLink to={to} className={touchTarget}>
                      {name}
                    </TextLink>
                  </h3>
                  <p className="mt-1 max-w-52 text-small/[1.45] text-muted max-md:hidden">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
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
            <p className="mt-1 max-w-52 text-small text-muted">{text}</p>
          </div>
          <ul className="grid gap-x-8 gap-y-3 md:grid-cols-4 lg:col-span-9">
            {names.map((name) => (
              <li key={name} className="max-md:grid max-md:grid-cols-[7rem_1fr] max-md:gap-x-4">
                <FigurePicture
                  figure={checked.pictures[name]}
                  className="mb-3 max-w-40 max-md:hidden"
                />
                <p className="text-[1.375rem]/[1.2] font-medium md:text-[1.625rem]/[1.2]">
                  {items[name].number(checked.numbers[name], checked.counts)}
                </p>
                <p className="mt-1 text-small/[1.45] text-muted max-md:mt-0">
                  {items[name].text(checked.counts)}{" "}
                  <TextLink to={items[name].link.to}>{items[name].link.label}</TextLink>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </section>
  );
}
