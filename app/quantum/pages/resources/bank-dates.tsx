import type { BankWords } from "#app/content/quantum/resources.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Fold } from "#app/ui/fold.tsx";
import bank from "./bank-dates.data.ts";

/** What a bank asks of the roadmap before it opens the paper. */
export function BankDates({ title, note, stages, noReturn, link }: BankWords) {
  return (
    <Fold title={title} when="phone" className="mt-6 md:mt-14">
      <div>
        <h3 id="bank" className="scroll-mt-28 text-subheading max-md:sr-only">
          {title}
        </h3>
        <dl className={grid}>
          {bank.dates.map(({ head, what }) => (
            <div key={head} className={cell}>
              <dt className="font-mono text-label text-accent">{head}</dt>
              <dd className="text-muted">{what}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 max-w-prose">{note}</p>
        <h4 className="mt-6 font-medium">{stages}</h4>
        <ol className={grid}>
          {bank.stages.map((stage, index) => (
            <li key={stage.name} className={cell}>
              <span aria-hidden="true" className="mr-3 font-mono text-label text-quiet">
                {index + 1}
              </span>
              {stage.name}
              {stage.noReturn && (
                <span className="block text-small text-muted">
                  {noReturn} {stage.noReturn}
                </span>
              )}
            </li>
          ))}
        </ol>
        <TextLinks links={[link]} className="mt-3" />
      </div>
    </Fold>
  );
}

const grid = "mt-3 gap-x-8 md:grid md:grid-cols-2 lg:grid-cols-4";
const cell = "border-t border-line py-2.5";
