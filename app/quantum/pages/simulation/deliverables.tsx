import type { Deliverable, simulationPage } from "#app/content/quantum/simulation.ts";
import { inWeeks } from "#app/content/specification.ts";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const WEEKS = 12;
const weekNumbers = Array.from({ length: WEEKS }, (_, k) => k + 1);

export function SimulationDeliverables(words: typeof simulationPage.deliverables) {
  const { title, intro, acceptedLabel, weeksLabel, items, more } = words;
  return (
    <Section title={title} intro={intro} padding="small" rule={false}>
      <ul className="border-t border-line">
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-[1fr_auto] gap-x-8 gap-y-1 border-b border-line py-3 lg:grid-cols-12 lg:py-4"
          >
            <h3 className="text-item lg:col-span-4">{item.title}</h3>
            <p className="self-center text-label text-muted lg:col-span-5 lg:col-start-5 lg:row-start-2 lg:self-start">
              {weeksLabel} {inWeeks(item.weeks).replace(" weeks", "")}
            </p>
            <p className="col-span-2 text-muted lg:col-span-4 lg:row-start-2">{item.text}</p>
            <WeekLine {...item} />
            <p className="col-span-2 text-caption text-muted lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:row-start-1">
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
    <svg
      aria-hidden="true"
      className="col-span-2 my-1 h-3 w-full lg:col-span-5 lg:col-start-5 lg:row-start-1 lg:h-5"
    >
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
