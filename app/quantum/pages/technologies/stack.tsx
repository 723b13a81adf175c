import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Stack = typeof technologiesPage.stack;

/** Six areas in the order in which a program meets them. */
export function TechnologiesStack({ title, intro, areas, ...labels }: Stack) {
  return (
    <Section title={title} intro={intro} padding="medium" rule={false}>
      <ol className="grid gap-x-8 gap-y-7 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        {areas.map((area, index) => (
          <li
            key={area.name}
            className="row-span-4 grid grid-rows-subgrid gap-y-0 border-t border-quiet pt-4"
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
  labels: Pick<Stack, "uses" | "pages">;
}

function Area({ area: { name, why, uses, pages }, number, labels }: AreaProps) {
  return (
    <>
      <h3 className="flex items-baseline gap-x-3 text-subheading">
        <span aria-hidden="true" className="font-mono text-label text-accent">
          {number}
        </span>
        {name}
      </h3>
      <p className="mt-3 max-w-lead leading-normal text-muted">
        <NoBreak text={why} />
      </p>
      <div className="text-small md:mt-3">
        <p className={cx(label, "max-md:not-print:hidden")}>{labels.uses}</p>
        <Fold title={labels.uses} kind="quiet" when="phone" className="border-0 md:text-ink">
          <ul className="leading-snug">
            {uses.map((tool) => (
              <li key={tool} className="mt-1">
                <NoBreak text={tool} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <p className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 text-small md:mt-3">
        <span className={label}>{labels.pages}</span>
        <span className="flex flex-wrap gap-x-4">
          {pages.map(({ label: name, to }) => (
            <TextLink key={to} to={to} className="inline-flex min-h-6">
              {name}
            </TextLink>
          ))}
        </span>
      </p>
    </>
  );
}

const label = "pt-0.5 font-mono text-label text-quiet";
