import { cx } from "#app/lib/cx.ts";
import type { StudySummary } from "#app/quantum/studies/summary.ts";

const tones = { accent: "text-accent", ink: "text-ink" } as const;

export interface ResultNumberProps {
  result: Pick<StudySummary, "from" | "word" | "to" | "tone">;
  className: string;
}

/** Two counts, of which the outcome has the color that it has in the drawing of the study. */
export function ResultNumber({ result, className }: ResultNumberProps) {
  const { from, word, to, tone } = result;
  return (
    <span
      className={cx(
        "block leading-[0.95] font-medium tracking-(--number-tracking) text-quiet",
        className,
      )}
    >
      <span className={word === "of" ? tones[tone] : undefined}>{from}</span> {word}{" "}
      <span className={word === "to" ? tones[tone] : undefined}>{to}</span>
    </span>
  );
}
