import { glossaryOf } from "#app/content/glossary.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { HomeCapabilities } from "./capabilities.tsx";
import { HomeCases } from "./cases.tsx";
import { HomeCheck } from "./check.tsx";
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
    <Section title={title} look="item" padding="medium" rule={false}>
      <div className="-mt-4 grid items-end gap-x-8 gap-y-4 lg:-mt-9 lg:grid-cols-12">
        <p className="font-display text-subheading font-medium text-balance max-lg:text-[1.875rem]/[1.1] lg:col-span-9 lg:text-heading">
          {statement}
        </p>
        <p className="max-w-note text-caption text-muted lg:col-span-3">{division}</p>
      </div>
    </Section>
  );
}
