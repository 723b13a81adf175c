import { offers } from "#app/content/quantum/offers.ts";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import datesChecked from "#app/quantum/dates-checked.computed.ts";
import { ButtonLink, buttonStyle } from "#app/ui/button-link.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import periods from "./bank-dates.computed.ts";
import { factsOf } from "./document.tsx";

const ROADMAP = "/papers/pqc-roadmap.pdf";
const BOARD_PAGE = "/papers/pqc-board.pdf";
const blueprint = offers.blueprint.link;

export function ResourcesBank(props: typeof resourcesPage.bank) {
  const { title, intro, roadmap, board, author, note } = props;
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={ROADMAP} className={buttonStyle.filled}>
          {roadmap(factsOf(ROADMAP).pages)}
        </a>
        <a href={BOARD_PAGE} className={buttonStyle.outlined}>
          {board}
        </a>
        <ButtonLink to={blueprint.to} kind="outlined">
          {blueprint.label}
        </ButtonLink>
        {siteConfig.roadmapAuthor && (
          <span className="text-small text-muted">
            {author} {siteConfig.roadmapAuthor}
          </span>
        )}
      </p>
      <Stages {...props} />
      <p className="mt-6 max-w-prose text-small text-muted">{note(datesChecked)}</p>
    </Section>
  );
}

/** On a phone a rule is one run of words under its stages. */
function Stages({ columns, answers, since }: typeof resourcesPage.bank) {
  return (
    <table className="w-full text-left max-lg:block lg:table-fixed">
      <colgroup>
        <col className="w-5/12" />
        <col className="w-48" />
        <col />
        <col className="w-30" />
      </colgroup>
      <thead className="text-label text-quiet">
        <tr>
          <th scope="col" className="pb-3 font-normal max-lg:sr-only">
            {columns.stage}
          </th>
          <th scope="col" colSpan={2} className="pb-3 font-normal max-lg:sr-only">
            {columns.answers}
          </th>
          <th scope="col" className="pb-3 font-normal max-lg:sr-only">
            {columns.date}
          </th>
        </tr>
      </thead>
      {periods.map(({ stages, rules }) => (
        <tbody key={stages[0].name} className="border-t border-line max-lg:block max-lg:py-2.5">
          {rules.map(({ key, source, force, year, isDeadline }, k) => (
            <tr
              key={key}
              className="max-lg:flex max-lg:flex-wrap max-lg:justify-between max-lg:gap-x-4 max-lg:border-line max-lg:py-2 max-lg:not-first:border-t"
            >
              {k === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={rules.length}
                  className="font-normal max-lg:basis-full max-lg:pb-3 lg:py-4 lg:pr-8 lg:align-top"
                >
                  {stages.map(({ number, name, scope }) => (
                    <span key={name} className="grid grid-cols-[1.5rem_1fr]">
                      <span className="text-accent">{number}</span>
                      <span>
                        <strong className="font-medium">{name}</strong>
                        <span className="text-muted">
                          <NoBreak text={scope} />
                        </span>
                      </span>
                    </span>
                  ))}
                </th>
              )}
              <td className={cellStyle}>
                {source}{" "}
                <span
                  className={cx(
                    "ml-1 rounded-full border px-2 py-0.5 text-label whitespace-nowrap",
                    force === "binding" ? "border-ink bg-ink text-ground" : "border-quiet",
                  )}
                >
                  {force}
                </span>
              </td>
              <td className={cx(cellStyle, "text-muted max-lg:order-last max-lg:basis-full")}>
                {answers[key]}
              </td>
              <td className={cx(cellStyle, "tabular whitespace-nowrap text-accent")}>
                {isDeadline ? year : since(year)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const cellStyle =
  "lg:py-1.5 lg:pr-8 lg:align-top lg:[tr:first-child>&]:pt-4 lg:[tr:last-child>&]:pb-4";
