import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, DocumentSheets, factsOf } from "./document.tsx";

/** Two checklists, each as a sheet to tick off in front of the guide's first page. */
export function ResourcesGuides({ title, intro, more, items }: typeof resourcesPage.guides) {
  return (
    <Section title={title} intro={intro} size="tight">
      <ul className="grid gap-x-8 gap-y-16 lg:grid-cols-2">
        {items.map((guide) => (
          <li key={guide.title} id={factsOf(guide.link).slug} className="scroll-mt-28">
            <DocumentSheets link={guide.link} look="behind" />
            <div className="paper relative -mt-24 mr-6 p-6 md:p-8">
              <h3 className="text-subheading">{guide.title}</h3>
              <p className="mt-2 text-muted">{guide.description}</p>
              <Fold label={more} className="md:mt-4">
                <ol className="mb-5">
                  {guide.steps.map((step) => (
                    <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2">
                      <span aria-hidden="true" className="mt-1.5 size-3 border border-quiet" />
                      {step}
                    </li>
                  ))}
                </ol>
              </Fold>
              <DocumentAccess {...guide} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
