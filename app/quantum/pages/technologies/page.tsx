import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { technologiesPlate } from "#app/figures/generated/plate-technologies.ts";
import { HeroPlate, PlateNote } from "#app/figures/plates/plate-view.tsx";
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
      <PageHero
        {...technologiesPage.hero}
        look="turned"
        plate={<HeroPlate plate={technologiesPlate} />}
        note={<PlateNote plate={technologiesPlate} />}
      />
      <TechnologiesStack {...technologiesPage.stack} />
      <TechnologiesStandards {...technologiesPage.standards} />
      <ContactBand look="across" {...technologiesPage.contact} />
    </>
  );
}
