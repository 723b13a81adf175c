import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { technologyStack } from "#app/figures/generated/technology-stack.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TechnologiesStack } from "../sections/technologies-stack.tsx";
import { TechnologiesStandards } from "../sections/technologies-standards.tsx";
import type { Route } from "./+types/technologies";

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
