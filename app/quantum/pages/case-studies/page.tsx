import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Study } from "./case-study.tsx";
import { Contents } from "./contents.tsx";

export const meta = metaOf(caseStudiesPage.meta);

export default function CaseStudies() {
  const { hero, studies, next } = caseStudiesPage;
  return (
    <>
      <PageHero {...hero} note={undefined} layout="below">
        <Note />
      </PageHero>
      <Contents studies={studies} />
      {studies.map((study) => (
        <Study key={study.id} {...study} />
      ))}
      <ContactBand {...next} />
    </>
  );
}

function Note() {
  const [before, after] = caseStudiesPage.hero.note;
  return (
    <p className="mt-5 max-w-prose text-muted">
      {before} <Illustrative isInline /> {after}
    </p>
  );
}
