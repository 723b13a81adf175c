import { withoutMarks } from "#app/content/glossary.ts";
import type { BuildArea, simulationPage } from "#app/content/quantum/simulation.ts";
import memoryFigure from "#app/pictures/memory.computed.ts";
import { Caption } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { PhoneFold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import numbers from "./numbers.computed.ts";

interface SimulationAreasProps {
  areas: typeof simulationPage.areas;
  limits: typeof simulationPage.limits;
}

export function SimulationAreas({ areas, limits }: SimulationAreasProps) {
  return (
    <Section title={areas.title} intro={areas.intro} padding="medium" ground="paper">
      <div className="-mt-4 grid items-start gap-x-14 gap-y-8 lg:grid-cols-12">
        <ol className="border-t border-ink lg:col-span-7">
          {areas.items.map((area, index) => (
            <Area key={area.title} {...area} number={index + 1} stopsLabel={areas.stopsLabel} />
          ))}
        </ol>
        <div className="lg:col-span-5">
          <FigurePicture figure={memoryFigure} />
          <div className="mt-4">
            <Caption figure={memoryFigure} className="text-caption" />
          </div>
        </div>
      </div>
      <div className="mt-8 border-t border-ink pt-4">
        <PhoneFold title={limits.title} heading="h3">
          <ul className="grid gap-x-8 gap-y-2 text-small md:col-span-full md:grid-cols-2 lg:grid-cols-4">
            {limits.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </PhoneFold>
      </div>
    </Section>
  );
}

interface AreaProps extends BuildArea {
  number: number;
  stopsLabel: string;
}

function Area({ number, question, title, lead, text, stops, stopsLabel }: AreaProps) {
  return (
    <li className="border-b border-line">
      <details suppressHydrationWarning>
        <summary className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-3 py-3">
          <span className="tabular text-caption text-accent">{number}</span>
          <span className="text-caption text-accent">{question}</span>
          <span aria-hidden="true" className="open-sign" />
          <h3 className="col-start-2 text-item">{title}</h3>
          <span className="col-start-2 text-caption text-muted max-md:hidden">
            <NoBreak text={lead} />
          </span>
        </summary>
        <div className="pb-5 pl-7 text-caption">
          <p className="mb-2 md:hidden">{withoutMarks(lead)}</p>
          <NoBreak as="p" text={typeof text === "string" ? text : text(numbers.pilot)} />
          <p className="mt-2 text-muted">
            <span className="text-accent">{stopsLabel}.</span> {stops}
          </p>
        </div>
      </details>
    </li>
  );
}
