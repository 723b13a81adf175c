import type { StackArea, technologiesPage } from "#app/content/quantum/technologies.ts";
import { cx } from "#app/lib/cx.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

type Stack = typeof technologiesPage.stack;

/** Six areas in the order in which a program meets them. */
export function TechnologiesStack({ title, areas, ...labels }: Stack) {
  return (
    <Section title={title} padding="medium" rule={false}>
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
        <svg viewBox="0 0 48 24" aria-hidden="true" className={glyph}>
          <path d={glyphs[number - 1]} />
        </svg>
      </h3>
      <p className="mt-3 max-w-lead leading-normal text-muted">
        <NoBreak text={why} />
      </p>
      <div className="mt-3 text-small">
        <p className={cx(label, "max-md:not-print:hidden")}>{labels.uses}</p>
        <Fold title={labels.uses} kind="quiet" when="phone" className="md:text-ink">
          <ul className="leading-snug">
            {uses.map((tool) => (
              <li key={tool} className="mt-1">
                <NoBreak text={tool} />
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <p className="mt-3 flex flex-wrap items-baseline gap-x-4 text-small">
        <span className={label}>{labels.pages}</span>
        {pages.map(({ label: name, to }) => (
          <TextLink key={to} to={to} className="inline-flex min-h-6">
            {name}
          </TextLink>
        ))}
      </p>
    </>
  );
}

const label = "pt-0.5 font-mono text-label text-quiet";
const glyph = "ml-auto h-6 w-12 shrink-0 self-center fill-none stroke-accent stroke-[1.5]";

/** Lines of code, wires that change places, a wave, pulses, a cell in a cell, a curve through points. */
const glyphs = [
  "M13 4h22M19 12h28M19 20h16",
  "M3 4h12C27 4 23 20 35 20h12M3 20h12C27 20 23 4 35 4h12",
  "M3 12C7-2 11-2 15 12S23 26 27 12S35-2 39 12S45 20 47 12",
  "M3 20h8C15 20 14 4 18 4S21 20 25 20h4C33 20 32 4 36 4S39 20 43 20h4",
  "M37 1l10 5.5v11L37 23l-10-5.5v-11zM37 7.5l4 2.2v4.6l-4 2.2l-4-2.2v-4.6z",
  "M9 2C15 18 25 20 47 20M10 9h3v3h-3zM21 11h3v3h-3zM35 14h3v3h-3z",
];
