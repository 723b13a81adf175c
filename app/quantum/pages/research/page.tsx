import { researchPage } from "#app/content/quantum/research.ts";
import { researchPlate } from "#app/figures/generated/plate-research.ts";
import { HeroPlate, PlateNote } from "#app/figures/plates/plate-view.tsx";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { ResearchFields } from "./fields.tsx";
import { ResearchHandover } from "./handover.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(researchPage.meta, location.pathname);

export default function Research() {
  return (
    <>
      <PageHero
        {...researchPage.hero}
        plate={<HeroPlate plate={researchPlate} />}
        note={<PlateNote plate={researchPlate} />}
      />
      <ResearchFields {...researchPage.fields} />
      <ResearchHandover {...researchPage.handover} />
      <ContactBand look="statement" {...researchPage.contact} />
    </>
  );
}
