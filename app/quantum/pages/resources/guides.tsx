import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, DocumentSheets, factsOf } from "./document.tsx";

/** Two checklists, each as a sheet to tick off beside the guide's first page. */
export function ResourcesGuides({ title, intro, more, items }: typeof resourcesPage.guides) {
  return (
    <Section title={title} intro={intro} padding="medium">
      <ul className="grid gap-x-8 gap-y-12 xl:grid-cols-2">
        {items.map((guide) => (
          <li
            key={guide.title}
            id={factsOf(guide.link).slug}
            className="scroll-mt-28 grid content-start gap-x-6 gap-y-5 bg-raised p-5 sm:grid-cols-[2fr_3fr] sm:grid-rows-[auto_1fr] lg:p-6"
          >
            <DocumentSheets
              link={guide.link}
              className="max-sm:hidden"
              sizes={["(width >= 80rem) 17vw, 38vw"]}
            />
            <div className="sm:row-span-2">
              <h3 className="text-subheading">{guide.title}</h3>
              <p className="mt-2 text-muted">{guide.description}</p>
              <Fold title={more} when="phone" className="mt-4">
                <ol>
                  {guide.steps.map((step) => (
                    <li
                      key={step}
                      className="grid grid-cols-[1.75rem_1fr] border-t border-line py-2.5"
                    >
                      <span aria-hidden="true" className="mt-1.5 size-3 border border-quiet" />
                      {step}
                    </li>
                  ))}
                </ol>
              </Fold>
            </div>
            <div>
              <DocumentAccess {...guide} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
