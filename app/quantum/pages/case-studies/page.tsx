import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Study } from "./case-study.tsx";
import { Contents } from "./contents.tsx";

export const meta = metaOf(caseStudiesPage.meta);

export default function CaseStudies() {
  const { hero, note, studies, next } = caseStudiesPage;
  const [before, after] = note.split("“Illustrative”");
  return (
    <>
      <PageHero {...hero} layout="below">
        <p className="mt-5 max-w-prose text-muted">
          {before}
          <Illustrative />
          {after}
        </p>
      </PageHero>
      <Contents studies={studies} />
      {studies.map((study) => (
        <Study key={study.id} {...study} />
      ))}
      <Closing {...next} ground="raised" email={contactPage.message} />
    </>
  );
}
