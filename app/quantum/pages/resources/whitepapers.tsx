import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Section } from "#app/ui/section.tsx";
import {
  DocumentAccess,
  DocumentContents,
  DocumentCover,
  DocumentData,
  factsOf,
} from "./document.tsx";

/** Three papers, each with its cover, as a journal lists them. */
export function ResourcesWhitepapers({ title, intro, items }: typeof resourcesPage.whitepapers) {
  return (
    <Section title={title} intro={intro}>
      <ul>
        {items.map((paper) => (
          <li
            key={paper.title}
            id={factsOf(paper.link).slug}
            className="grid scroll-mt-28 gap-x-8 gap-y-6 border-t border-line py-10 last:pb-0 lg:grid-cols-12"
          >
            <div className="max-w-[24rem] lg:col-span-3">
              <DocumentCover {...paper} />
            </div>
            <div className="lg:col-span-5">
              <h3 className="max-w-[20em] text-heading">{paper.title}</h3>
              <p className="mt-3 mb-5 max-w-[42rem] text-muted">{paper.description}</p>
              <div className="mb-8">
                <DocumentAccess {...paper} />
              </div>
              <DocumentData {...paper} />
            </div>
            <div className="lg:col-span-4">
              <DocumentContents {...paper} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
