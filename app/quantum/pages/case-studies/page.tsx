import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { CaseContents } from "./case-contents.tsx";
import { CaseStudy } from "./case-study.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(caseStudiesPage.meta, location.pathname);

export default function CaseStudies() {
  const { hero, contents, studies, next } = caseStudiesPage;
  return (
    <>
      <PageHero {...hero} look="across" plate={<CaseContents {...contents} studies={studies} />} />
      {studies.map((study, index) => (
        <CaseStudy key={study.id} {...study} isPaper={index % 2 === 1} />
      ))}
      <ContactBand {...next} />
    </>
  );
}
