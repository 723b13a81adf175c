import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import standardsFigure from "./standards.figure.ts";

/** The dates that set a migration's pace, to scale; their documents in the table. */
export function TokenizationStandards(props: typeof tokenizationPage.standards) {
  const { statement, intro, table, columns, rows, note } = props;
  return (
    <Section
      id="dates"
      title={statement}
      intro={intro}
      look="title"
      layout="column"
      padding="small"
    >
      <Figure figure={standardsFigure} width="page" />
      <Fold title={table} kind="quiet" className="mt-6">
        <div>
          <PlainTable columns={columns} rows={rows} />
          <p className="mt-4 max-w-prose">
            <NoBreak text={note} />
          </p>
        </div>
      </Fold>
    </Section>
  );
}
