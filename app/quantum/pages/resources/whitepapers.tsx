import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { DocumentAccess, factsOf } from "./document.tsx";

/** Three papers side by side, each with its contents. */
export function ResourcesWhitepapers({ title, contents, items }: typeof resourcesPage.whitepapers) {
  return (
    <Section id="whitepapers" title={title} layout="column" padding="small">
      <ul className="grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {items.map(({ title: name, description, link }) => (
          <li
            key={link}
            id={factsOf(link).slug}
            className="scroll-mt-28 border-t border-quiet pt-5 lg:row-span-3 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
          >
            <div className="mb-4 max-w-lead">
              <h3 className="text-item">{name}</h3>
              <p className="mt-3 text-muted">{description}</p>
            </div>
            <div>
              <DocumentAccess title={name} link={link} />
            </div>
            <Fold title={contents} className="mt-4 lg:self-start">
              <Contents link={link} />
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Contents({ link }: { link: string }) {
  return (
    <ol>
      {factsOf(link).contents.map((chapter, index) => (
        <li key={chapter} className="grid grid-cols-[2rem_1fr] py-1.5 text-muted">
          <span aria-hidden="true" className="pt-0.5 font-mono text-label text-quiet">
            {index + 1}
          </span>
          {chapter}
        </li>
      ))}
    </ol>
  );
}
