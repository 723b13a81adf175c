import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, DocumentCover, DocumentData, factsOf } from "./document.tsx";

/** Two checklists, their steps in order. */
export function ResourcesGuides({ title, intro, items }: typeof resourcesPage.guides) {
  return (
    <Section title={title} intro={intro} layout="split">
      <ul className="grid gap-y-14">
        {items.map((guide) => (
          <li
            key={guide.title}
            id={factsOf(guide.link).slug}
            className="grid scroll-mt-28 gap-x-8 gap-y-6 md:grid-cols-8"
          >
            <div className="md:col-span-3">
              <DocumentCover {...guide} />
              <h3 className="mt-5 text-heading">{guide.title}</h3>
              <p className="mt-2 mb-4 text-muted">{guide.description}</p>
              <DocumentAccess {...guide} />
            </div>
            <div className="grid content-start gap-6 md:col-span-5">
              <ol className="border-l border-quiet">
                {guide.steps.map((step, index) => (
                  <li key={step} className="grid grid-cols-[2.75rem_1fr] py-1.5 pl-5">
                    <span aria-hidden="true" className="pt-0.5 font-mono text-label text-quiet">
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
              <DocumentData {...guide} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
