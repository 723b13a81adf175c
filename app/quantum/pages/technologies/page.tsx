import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { technologyStack } from "#app/figures/generated/technology-stack.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { TechnologiesStack } from "./stack.tsx";
import { TechnologiesStandards } from "./standards.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(technologiesPage.meta, location.pathname);

export default function Technologies() {
  return (
    <>
      <PageHero {...technologiesPage.hero}>
        <FigureView figure={technologyStack} />
      </PageHero>
      <TechnologiesStack {...technologiesPage.stack} />
      <TechnologiesStandards {...technologiesPage.standards} />
      <ContactBand {...technologiesPage.contact} />
    </>
  );
}
