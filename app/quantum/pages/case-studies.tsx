import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CaseContents } from "../sections/case-contents.tsx";
import { CaseStudy } from "../sections/case-study.tsx";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import type { Route } from "./+types/case-studies";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(caseStudiesPage.meta, location.pathname);

export default function CaseStudies() {
  const { hero, contents, studies, next } = caseStudiesPage;
  return (
    <>
      <PageHero {...hero}>
        <CaseContents {...contents} studies={studies} />
      </PageHero>
      {studies.map((study, index) => (
        <CaseStudy key={study.id} {...study} raised={index % 2 === 1} />
      ))}
      <ContactBand {...next} />
    </>
  );
}
