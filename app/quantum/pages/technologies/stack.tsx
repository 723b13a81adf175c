import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import loweringFigure from "./lowering.figure.ts";

type Stack = typeof technologiesPage.stack;

/** Six areas in the order in which a program meets them, and one program on its way through the first three. */
export function TechnologiesStack({ title, intro, areas, ...labels }: Stack) {
  return (
    <Section title={title} intro={intro} padding="medium">
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-2">
        {areas.map((area, index) => (
          <li key={area.name} className="border-t border-quiet pt-4">
            <Area area={area} number={index + 1} labels={labels} />
          </li>
        ))}
      </ol>
      <Figure
        figure={loweringFigure}
        width="page"
        wideFrom="lg"
        className="mt-16 max-lg:[&>.picture]:max-w-md"
      />
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
      <h3 className="text-subheading">
        <span aria-hidden="true" className="block pb-2 font-mono text-label text-quiet">
          {String(number).padStart(2, "0")}
        </span>
        {name}
      </h3>
      <p className="mt-4 max-w-lead">
        <NoBreak text={why} />
      </p>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
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
            <TextLink key={to} to={to}>
              {name}
            </TextLink>
          ))}
        </dd>
      </dl>
    </>
  );
}

const label = "pt-0.5 font-mono text-label text-quiet";
