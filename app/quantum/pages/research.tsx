import { researchPage } from "#app/content/quantum/research.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { ResearchFields } from "../sections/research-fields.tsx";
import { ResearchHandover } from "../sections/research-handover.tsx";
import type { Route } from "./+types/research";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(researchPage.meta, location.pathname);

export default function Research() {
  return (
    <>
      <PageHero {...researchPage.hero} />
      <ResearchFields {...researchPage.fields} />
      <ResearchHandover {...researchPage.handover} />
      <ContactBand {...researchPage.contact} />
    </>
  );
}
