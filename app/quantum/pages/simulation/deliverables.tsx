import type { Deliverable, simulationPage } from "#app/content/quantum/simulation.ts";
import { inWeeks } from "#app/content/specification.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const WEEKS = 12;
const weekNumbers = Array.from({ length: WEEKS }, (_, k) => k + 1);

export function SimulationDeliverables(words: typeof simulationPage.deliverables) {
  const { title, intro, acceptedLabel, weeksLabel, items, more } = words;
  return (
    <Section title={title} intro={intro} padding="small">
      <div
        aria-hidden="true"
        className="-mt-8 grid grid-cols-12 gap-x-8 text-label text-quiet max-lg:hidden"
      >
        <ol className="col-span-5 col-start-5 grid grid-cols-12">
          {weekNumbers.map((week) => (
            <li key={week} className="tabular">
              {week}
            </li>
          ))}
        </ol>
        <span className="col-span-3">{acceptedLabel}</span>
      </div>
      <ul className="mt-2 border-t border-line">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[1fr_auto] items-center gap-x-8 gap-y-1 border-b border-line py-3 lg:grid-cols-12"
          >
            <div className="lg:col-span-4">
              <h3 className="text-item">{item.title}</h3>
              <p className="text-small text-muted">{item.text}</p>
            </div>
            <p className="self-start text-label text-muted lg:sr-only">
              {weeksLabel} {inWeeks(item.weeks).replace(" weeks", "")}
            </p>
            <WeekLine {...item} />
            <p className="col-span-2 text-small text-muted lg:col-span-3">
              <span className="text-accent lg:sr-only">{acceptedLabel}</span> {item.accepted}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}

/** A cell for each week, lit while the deliverable is made; where the rule asks, its last week ends in a bright mark. */
function WeekLine({ weeks: { least, most }, isStop }: Pick<Deliverable, "weeks" | "isStop">) {
  const part = (weeks: number) => `${(100 * weeks) / WEEKS}%`;
  return (
    <svg aria-hidden="true" className="col-span-2 my-1 h-3 w-full lg:col-span-5 lg:h-6.5">
      {weekNumbers.map((week) => (
        <rect
          key={week}
          x={part(week - 1)}
          width={part(0.94)}
          height="100%"
          className={week >= least && week <= most ? "fill-purple" : "fill-line"}
        />
      ))}
      {isStop && (
        <rect x={part(most - 0.3)} width={part(0.24)} height="100%" className="fill-ink" />
      )}
    </svg>
  );
}
