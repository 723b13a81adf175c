import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Section } from "#app/ui/section.tsx";
import standardsFigure from "./standards.figure.ts";

/** The dates that set a migration's pace, to scale over the whole window; their documents in the table. */
export function TokenizationStandards({
  statement,
  note,
}: Pick<typeof tokenizationPage.standards, "statement" | "note">) {
  return (
    <Section
      title={statement}
      look="title"
      padding="small"
      bleed={
        <Figure
          figure={standardsFigure}
          width="window"
          more={<p className="mt-4 max-w-prose">{note}</p>}
        />
      }
    />
  );
}
