import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, factsOf } from "./document.tsx";

/** Two checklists, each as a sheet to tick off. */
export function ResourcesGuides({ title, items }: typeof resourcesPage.guides) {
  return (
    <Section id="guides" title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {items.map((guide) => (
          <li
            key={guide.title}
            id={factsOf(guide.link).slug}
            className="scroll-mt-28 border-t border-quiet pt-5"
          >
            <h3 className="text-item">{guide.title}</h3>
            <p className="mt-3 mb-4 max-w-lead text-muted">{guide.description}</p>
            <DocumentAccess {...guide} />
            <Fold title={guide.listed} when="phone" className="mt-4">
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
