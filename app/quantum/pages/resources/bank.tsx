import type { BankWords } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";
import bank from "./bank-dates.data.ts";

type BankDate = (typeof bank.dates)[number];

const bindingFirst = (a: BankDate, b: BankDate) =>
  Number(b.force === "binding") - Number(a.force === "binding");

/** What a bank asks of the roadmap before it opens the paper, and what it can order after it. */
export function ResourcesBank({ title, intro, roadmap, note, stages, noReturn }: BankWords) {
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <Dates dates={[...bank.dates].sort(bindingFirst)} />
          <p className="mt-4 max-w-prose text-small text-muted">{note}</p>
          <p className="mt-4">
            <a href="/papers/pqc-roadmap.pdf" className={cx(textLinkStyle, touchTarget)}>
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

function Dates({ dates }: { dates: readonly BankDate[] }) {
  return (
    <dl>
      {dates.map(({ date, source, force, what }) => (
        <div
          key={`${source} ${date}`}
          className="gap-x-8 border-t border-line py-2 md:grid md:grid-cols-[11rem_1fr]"
        >
          <dt className="font-mono text-label">
            <span className="md:block">{date}</span>{" "}
            <span className="text-accent">
              {source}, {force}
            </span>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
