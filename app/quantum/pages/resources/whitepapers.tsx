import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { Section } from "#app/ui/section.tsx";
import { ResourceAccess } from "./access.tsx";

/** Three papers by title and abstract, as a journal lists them. */
export function ResourcesWhitepapers({ title, intro, items }: typeof resourcesPage.whitepapers) {
  return (
    <Section title={title} intro={intro}>
      <ul>
        {items.map((paper) => (
          <li
            key={paper.title}
            className="grid gap-x-8 gap-y-5 border-t border-line py-8 last:pb-0 lg:grid-cols-12"
          >
            <div className="lg:col-span-5">
              <h3 className="max-w-[20em] text-heading">{paper.title}</h3>
              <p className="mt-3">
                <ResourceAccess {...paper} />
              </p>
            </div>
            <p className="max-w-[42rem] text-muted lg:col-span-4">{paper.description}</p>
            <ul className="font-mono text-label text-quiet lg:col-span-3">
              {paper.contents.map((chapter) => (
                <li key={chapter} className="border-b border-line py-2 first:pt-1 last:border-b-0">
                  {chapter}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
