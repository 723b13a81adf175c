import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { CaseContents } from "./case-contents.tsx";
import { Custodian } from "./custodian.tsx";
import { NeutralAtom } from "./neutral-atom.tsx";
import { Pharma } from "./pharma.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(caseStudiesPage.meta, location.pathname);

export default function CaseStudies() {
  const { hero, contents, studies, next } = caseStudiesPage;
  const [neutralAtom, pharma, custodian] = studies;
  return (
    <>
      <PageHero
        {...hero}
        layout="below"
        picture={<CaseContents title={contents.title} studies={studies} />}
        note={<p className="hero-note text-small text-quiet">{contents.note}</p>}
      />
      <NeutralAtom {...neutralAtom} />
      <Pharma {...pharma} />
      <Custodian {...custodian} />
      <ContactBand {...next} />
    </>
  );
}
