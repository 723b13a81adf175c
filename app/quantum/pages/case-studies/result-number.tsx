import { cx } from "#app/lib/cx.ts";
import type { computedFor } from "./computed-studies.ts";

type ResultNumberProps = Pick<
  NonNullable<ReturnType<typeof computedFor>>,
  "result" | "resultTone"
> & {
  className: string;
};

const tones = { accent: "text-accent", ink: "text-ink" } as const;

/** Two counts, of which the outcome has the color that it has among the marks. */
export function ResultNumber({ result, resultTone, className }: ResultNumberProps) {
  const { from, word, to } = result;
  const tone = tones[resultTone];
  return (
    <span
      className={cx(
        "block leading-[0.95] font-medium tracking-(--number-tracking) text-quiet",
        className,
      )}
    >
      <span className={word === "of" ? tone : undefined}>{from}</span> {word}{" "}
      <span className={word === "to" ? tone : undefined}>{to}</span>
    </span>
  );
}
