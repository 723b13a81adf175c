import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import standardsFigure from "./standards.figure.ts";

/** The dates that set a migration's pace, to scale; their documents in the table. */
export function TokenizationStandards({
  statement,
  intro,
  note,
}: Pick<typeof tokenizationPage.standards, "statement" | "intro" | "note">) {
  return (
    <Section title={statement} intro={intro} look="title" layout="column" padding="small">
      <Figure
        figure={standardsFigure}
        width="page"
        more={
          <p className="mt-4 max-w-prose">
            <NoBreak text={note} />
          </p>
        }
      />
    </Section>
  );
}
