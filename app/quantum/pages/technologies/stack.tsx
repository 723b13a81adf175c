import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Stack = typeof technologiesPage.stack;

/** Six areas in the order in which a program meets them. */
export function TechnologiesStack({ title, intro, areas, ...labels }: Stack) {
  return (
    <Section title={title} intro={intro} padding="medium">
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {areas.map((area, index) => (
          <li
            key={area.name}
            className="row-span-3 grid grid-rows-subgrid gap-y-0 border-t border-quiet pt-4"
          >
            <Area area={area} number={index + 1} labels={labels} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

interface AreaProps {
  area: StackArea;
  number: number;
  labels: Pick<Stack, "uses" | "pages" | "passes">;
}

function Area({ area: { name, why, uses, pages, passes }, number, labels }: AreaProps) {
  return (
    <>
      <h3 className="flex items-baseline gap-x-3 text-subheading">
        <span aria-hidden="true" className="font-mono text-label text-accent">
          {number}
        </span>
        {name}
      </h3>
      <p className="mt-3 max-w-lead">
        <NoBreak text={why} />
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 text-small">
        <dt className={label}>{labels.uses}</dt>
        <dd>
          {uses.map((tool) => (
            <span key={tool} className="block">
              <NoBreak text={tool} />
            </span>
          ))}
        </dd>
        {passes && (
          <>
            <dt className={label}>{labels.passes}</dt>
            <dd className="text-accent">{passes}</dd>
          </>
        )}
        <dt className={label}>{labels.pages}</dt>
        <dd className="flex flex-wrap gap-x-6">
          {pages.map(({ label: name, to }) => (
            <TextLink key={to} to={to} className="inline-flex min-h-6">
              {name}
            </TextLink>
          ))}
        </dd>
      </dl>
    </>
  );
}

const label = "pt-0.5 font-mono text-label text-quiet";
