import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { Contents } from "./contents.tsx";
import { Study } from "./study.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(caseStudiesPage.meta, location.pathname);

export default function CaseStudies() {
  const { hero, studies, next } = caseStudiesPage;
  return (
    <>
      <PageHero {...hero} layout="below" />
      <Contents studies={studies} />
      {studies.map((study) => (
        <Study key={study.id} {...study} />
      ))}
      <ContactBand {...next} />
    </>
  );
}
