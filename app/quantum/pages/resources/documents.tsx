import type { ReactNode } from "react";
import type { ResourceItem, resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold, type FoldProps } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, factsOf } from "./document.tsx";

/** Three papers side by side, each with its contents. */
export function ResourcesWhitepapers({ title, contents, items }: typeof resourcesPage.whitepapers) {
  return (
    <Section id="whitepapers" title={title} padding="small">
      <ul className="grid gap-8 lg:grid-cols-3">
        {items.map((paper) => (
          <Entry key={paper.link} {...paper}>
            <Lines title={contents} lines={factsOf(paper.link).contents} />
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

/** Two checklists. */
export function ResourcesGuides({ title, items }: typeof resourcesPage.guides) {
  return (
    <Section id="guides" title={title} padding="small">
      <ul className="grid gap-8 lg:grid-cols-2">
        {items.map((guide) => (
          <Entry key={guide.link} {...guide}>
            <Lines title={guide.listed} lines={guide.steps} when="phone" />
          </Entry>
        ))}
      </ul>
    </Section>
  );
}

function Entry({ title, description, link, children }: ResourceItem & { children: ReactNode }) {
  return (
    <li
      id={factsOf(link).slug}
      className="scroll-mt-28 border-t border-quiet pt-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
    >
      <div className="mb-4 max-w-lead">
        <h3 className="text-item">{title}</h3>
        <p className="mt-3 text-muted">{description}</p>
      </div>
      <div>
        <DocumentAccess title={title} link={link} />
      </div>
      {children}
    </li>
  );
}

interface LinesProps extends Pick<FoldProps, "title" | "when"> {
  lines: readonly string[];
}

function Lines({ lines, ...fold }: LinesProps) {
  return (
    <Fold {...fold} className="mt-4 lg:self-start">
      <ol>
        {lines.map((line, index) => (
          <li key={line} className="grid grid-cols-[2rem_1fr] py-1.5 text-muted">
            <span aria-hidden="true" className="pt-0.5 font-mono text-label text-quiet">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
