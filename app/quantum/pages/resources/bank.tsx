import { offers } from "#app/content/quantum/offers.ts";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { ButtonLink, buttonStyle } from "#app/ui/button-link.tsx";
import { Section } from "#app/ui/section.tsx";
import { siteConfig } from "#site.config";
import bank from "./bank-dates.data.ts";
import { factsOf, kilobytes } from "./document.tsx";

const ROADMAP = "/papers/pqc-roadmap.pdf";
const BOARD_PAGE = "/papers/pqc-board.pdf";
const blueprint = offers.blueprint.link;

export function ResourcesBank(props: typeof resourcesPage.bank) {
  const { title, intro, roadmap, board, file, author, note } = props;
  const { pages, bytes } = factsOf(ROADMAP);
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <p className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a href={ROADMAP} className={buttonStyle.filled}>
          {roadmap}
        </a>
        <a href={BOARD_PAGE} className={buttonStyle.outlined}>
          {board}
        </a>
        <ButtonLink to={blueprint.to} kind="outlined">
          {blueprint.label}
        </ButtonLink>
        <span className="text-small text-muted">
          {file(pages, kilobytes(bytes))}
          {siteConfig.roadmapAuthor && `, ${author} ${siteConfig.roadmapAuthor}`}
        </span>
      </p>
      <Stages {...props} />
      <p className="mt-6 max-w-prose text-small text-muted">{note(bank.checked)}</p>
    </Section>
  );
}

/** The order of work beside the rules that it answers; on a phone a rule is one run of words under its stages. */
function Stages({ columns, answers, since }: typeof resourcesPage.bank) {
  return (
    <table className="w-full text-left max-lg:block lg:table-fixed">
      <thead className="text-label text-quiet">
        <tr>
          {[columns.stage, columns.answers, columns.date].map((column, k) => (
            <th key={column} scope="col" className={headStyles[k]}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {bank.periods.map(({ stages, rules }) => (
        <tbody
          key={stages[0].name}
          className="border-t border-line max-lg:block max-lg:py-2.5 lg:align-baseline"
        >
          {rules.map(({ key, sources, force, year, isDeadline }, k) => (
            <tr key={key} className="max-lg:block max-lg:text-small">
              {k === 0 && (
                <th
                  scope="rowgroup"
                  rowSpan={rules.length}
                  className="font-normal max-lg:block max-lg:pb-1.5 lg:py-4 lg:pr-8 lg:align-top"
                >
                  {stages.map(({ number, name, scope }) => (
                    <span key={name} className="grid grid-cols-[1.5rem_1fr]">
                      <span className="text-accent">{number}</span>
                      <span>
                        <strong className="font-medium">{name}</strong>
                        <span className="text-muted">{scope}</span>
                      </span>
                    </span>
                  ))}
                </th>
              )}
              <td className="max-lg:inline lg:py-1 lg:pr-8 lg:[tr:first-child>&]:pt-4 lg:[tr:last-child>&]:pb-4">
                {sources} <span className="text-label text-accent">{force}</span>{" "}
                <span className="text-muted">{answers[key]}</span>{" "}
              </td>
              <td className="tabular whitespace-nowrap text-accent max-lg:inline lg:py-1 lg:[tr:first-child>&]:pt-4 lg:[tr:last-child>&]:pb-4">
                {isDeadline ? year : since(year)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const headStyles = [
  "w-5/12 pb-3 font-normal max-lg:sr-only",
  "pb-3 font-normal max-lg:sr-only",
  "w-32 pb-3 font-normal max-lg:sr-only",
] as const;
