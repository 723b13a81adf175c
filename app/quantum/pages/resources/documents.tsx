import type { ReactNode } from "react";
import type { ResourceItem, resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, factsOf } from "./document.tsx";

/** Two checklists, each with what it asks. */
export function ResourcesGuides({ title, items }: typeof resourcesPage.guides) {
  return (
    <Section id="guides" title={title} padding="small">
      <ul className="grid gap-8 lg:grid-cols-2">
        {items.map((guide) => (
          <Entry key={guide.link} {...guide}>
            <Fold title={guide.listed} when="phone" className="mt-4">
              <ol>
                {guide.steps.map((step, index) => (
                  <li key={step} className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5">
                    <span aria-hidden="true" className="pt-0.5 font-mono text-label text-accent">
                      {index + 1}
                    </span>
                    {step}
                  </li>
                ))}
              </ol>
            </Fold>
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

function Entry({ title, description, link, children }: ResourceItem & { children?: ReactNode }) {
  return (
    <li
      id={factsOf(link).slug}
      className="scroll-mt-28 border-t border-quiet pt-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
    >
      <div className="mb-4 max-w-lead">
        <h3 className="text-item">{title}</h3>
        <p className="mt-3 text-muted">{description}</p>
      </div>
      <div>
        <DocumentAccess title={title} link={link} />
        {children}
      </div>
    </li>
  );
}
