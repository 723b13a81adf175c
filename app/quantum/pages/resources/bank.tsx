import { offers } from "#app/content/quantum/offers.ts";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink, buttonStyle } from "#app/ui/button-link.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import bank from "./bank-dates.data.ts";
import { factsOf, kilobytes } from "./document.tsx";

const ROADMAP = "/papers/pqc-roadmap.pdf";
const blueprint = offers.blueprint.link;

export function ResourcesBank(props: typeof resourcesPage.bank) {
  const { title, intro, roadmap, file, author, advice, note, stages, noReturn } = props;
  const { pages, bytes } = factsOf(ROADMAP);
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <p className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={ROADMAP} className={buttonStyle.filled}>
          {roadmap}
        </a>
        <ButtonLink to={blueprint.to} kind="outlined">
          {blueprint.label}
        </ButtonLink>
        <span className="text-small text-muted">
          {file(pages, kilobytes(bytes))}
          {siteConfig.roadmapAuthor && `, ${author} ${siteConfig.roadmapAuthor}`}
        </span>
      </p>
      <Sources rows={bank.binding} />
      <Fold title={advice} when="phone">
        <Sources rows={bank.advice} />
      </Fold>
      <Fold title={stages}>
        <ol className="grid gap-x-8 lg:grid-cols-2">
          {bank.stages.map((stage, index) => (
            <li key={stage.name} className="grid grid-cols-[2rem_1fr] py-1">
              <span aria-hidden="true" className="pt-0.5 text-label text-accent">
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
      </Fold>
      <p className="mt-6 max-w-prose text-small text-muted">{note(bank.checked)}</p>
    </Section>
  );
}

/** A row for whoever sets dates: whether it binds, whom it addresses, what is due by when. */
function Sources({ rows }: { rows: typeof bank.binding }) {
  return (
    <dl>
      {rows.map(({ source, force, dates }) => (
        <div
          key={source}
          className="gap-x-8 border-t border-line py-3 lg:grid lg:grid-cols-12 lg:py-4"
        >
          <dt className="text-item lg:col-span-3">
            {source} <span className="text-label text-accent">{force}</span>
          </dt>
          <dd className="grid gap-y-2 max-lg:mt-1 lg:col-span-9">
            {dates.map(({ date, whom, what }) => (
              <div key={date} className="gap-x-8 max-lg:text-small lg:grid lg:grid-cols-9">
                <p className={cx("text-small text-muted lg:col-span-3", !whom && "max-lg:inline")}>
                  <span className="mr-3 whitespace-nowrap text-label text-accent">{date}</span>{" "}
                  <NoBreak text={whom} />
                </p>
                <p className={cx("lg:col-span-6", whom ? "max-lg:mt-1.5" : "max-lg:inline")}>
                  {what}
                </p>
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
