import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, factsOf } from "./document.tsx";

/** Two checklists, each with what it asks. */
export function ResourcesGuides({ title, items }: typeof resourcesPage.guides) {
  return (
    <Section id="guides" title={title} padding="small">
      <ul className="grid gap-8 lg:grid-cols-2">
        {items.map((guide) => (
          <li
            key={guide.link}
            id={factsOf(guide.link).slug}
            className="scroll-mt-28 border-t border-quiet pt-5"
          >
            <h3 className="text-item">{guide.title}</h3>
            <p className="mt-2 mb-3 text-muted">{guide.description}</p>
            <DocumentAccess {...guide} />
            <Fold title={guide.listed} when="phone" className="mt-4">
              <ol>
                {guide.steps.map((step, index) => (
                  <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
                    <span aria-hidden="true" className="pt-0.5 text-label text-accent">
                      {index + 1}
                    </span>
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
