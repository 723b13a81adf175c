import type { BankWords } from "#app/content/quantum/resources.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { Section } from "#app/ui/section.tsx";
import bank from "./bank-dates.data.ts";
import { action } from "./document.tsx";

/** What a bank asks of the roadmap before it opens the paper, and what it can order after it. */
export function ResourcesBank({ title, intro, roadmap, note, stages, noReturn }: BankWords) {
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Sources />
          <p className="mt-4 max-w-prose text-small text-muted">{note}</p>
          <p className="mt-4">
            <a href="/papers/pqc-roadmap.pdf" className={action}>
              {roadmap}
            </a>
          </p>
        </div>
        <div className="lg:col-span-5">
          <h3 className="text-item">{stages}</h3>
          <ol className="mt-4">
            {bank.stages.map((stage, index) => (
              <li key={stage.name} className="grid grid-cols-[2rem_1fr] border-t border-line py-2">
                <span aria-hidden="true" className="pt-0.5 font-mono text-label text-accent">
                  {index + 1}
                </span>
                <span>
                  {stage.name}
                  {stage.noReturn && (
                    <span className="block text-small text-muted">
                      {noReturn} {stage.noReturn}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <div className="mt-8">
        <OfferRow name="blueprint" heading="h3" />
      </div>
    </Section>
  );
}

/** A row for whoever sets dates: whom they bind or advise, and what is due by when. */
function Sources() {
  return (
    <dl>
      {bank.sources.map(({ source, force, whom, dates }) => (
        <div
          key={source}
          className="gap-x-8 border-t border-line py-3 md:grid md:grid-cols-[11rem_1fr]"
        >
          <dt className="max-md:mb-1">
            {source} <span className="font-mono text-label text-accent md:block">{force}</span>
            <span className="block text-small text-muted">{whom}</span>
          </dt>
          {dates.map(({ date, what }) => (
            <dd key={date} className="text-small md:col-start-2 md:not-first-of-type:mt-1">
              <span className="mr-2 font-mono text-label text-accent">{date}</span>
              {what}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
