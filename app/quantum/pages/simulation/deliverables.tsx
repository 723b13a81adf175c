import type { Deliverable, simulationPage } from "#app/content/quantum/simulation.ts";
import { inWeeks } from "#app/content/specification.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const WEEKS = 12;
const weekNumbers = Array.from({ length: WEEKS }, (_, k) => k + 1);

/** Twelve weeks as lines: when each deliverable is made, and the test that accepts it. */
export function SimulationDeliverables(words: typeof simulationPage.deliverables) {
  const { title, intro, acceptedLabel, weeksLabel, items, more } = words;
  return (
    <Section title={title} intro={intro} padding="small" rule={false}>
      <ul className="border-t border-line">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-4 lg:grid-cols-12 lg:items-center"
          >
            <div className="lg:col-span-4">
              <h3 className="text-item">{item.title}</h3>
              <p className="text-muted">{item.text}</p>
            </div>
            <div className="lg:col-span-5">
              <WeekLine {...item} />
              <p className="mt-1 text-label text-muted">
                {weeksLabel} {inWeeks(item.weeks).replace(" weeks", "")}
              </p>
            </div>
            <p className="text-caption text-muted lg:col-span-3">
              <span className="text-accent">{acceptedLabel}</span> {item.accepted}
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
    <svg aria-hidden="true" className="h-5 w-full">
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
