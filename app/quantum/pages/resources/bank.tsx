import { Fragment } from "react";
import { offers } from "#app/content/quantum/offers.ts";
import type { BankWords } from "#app/content/quantum/resources.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import bank from "./bank-dates.data.ts";
import { action } from "./document.tsx";

const blueprint = offers.blueprint.link;

/** What a bank asks of the roadmap before it opens the paper, and what it can order after it. */
export function ResourcesBank({ title, intro, roadmap, note, stages, noReturn }: BankWords) {
  return (
    <Section id="bank" title={title} intro={intro} layout="column" padding="small" ground="custody">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Sources />
          <p className="mt-4 max-w-prose text-small text-muted">{note}</p>
          <p className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3">
            <a href="/papers/pqc-roadmap.pdf" className={action}>
              {roadmap}
            </a>
            <ButtonLink to={blueprint.to} kind="outlined">
              {blueprint.label}
            </ButtonLink>
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
    </Section>
  );
}

/** A row for whoever sets dates: what is due by when, and whether it binds. */
function Sources() {
  return (
    <dl>
      {bank.sources.map(({ source, force, dates }) => (
        <div
          key={source}
          className="gap-x-8 border-t border-line py-3 md:grid md:grid-cols-[8rem_1fr]"
        >
          <dt>
            {source} <span className="font-mono text-label text-accent md:block">{force}</span>
          </dt>
          <dd className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1 text-small md:grid-cols-[6.5rem_1fr]">
            {dates.map(({ date, what }) => (
              <Fragment key={date}>
                <span className="font-mono text-label text-accent">{date}</span>
                <span>{what}</span>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
