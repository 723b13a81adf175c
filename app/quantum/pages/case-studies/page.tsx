import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import type { Route } from "./+types/page";
import { Contents } from "./contents.tsx";
import { Study } from "./study.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(caseStudiesPage.meta, location.pathname);

export default function CaseStudies() {
  const { hero, studies, next } = caseStudiesPage;
  return (
    <>
      <PageHero {...hero} layout="below" lead={<Frame {...hero} />} />
      <Contents studies={studies} />
      {studies.map((study) => (
        <Study key={study.id} {...study} />
      ))}
      <ContactBand {...next} />
    </>
  );
}

/** What the studies are, with the tag in its place as its own key. */
function Frame({ lead, marks }: typeof caseStudiesPage.hero) {
  return (
    // As many lines as the fallback takes, and the tag on a line of its own, so that nothing moves when the type comes.
    <span className="block text-balance max-md:min-h-[6lh] lg:min-h-[5lh]">
      {lead}
      <br />
      <Illustrative isInline /> {marks}
    </span>
  );
}
