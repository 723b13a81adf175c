import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { cx } from "#app/lib/cx.ts";
import stages from "./stages.computed.ts";

/** A dot for each stage on one line, down on a phone; the first, which can be ordered alone, is filled. */
export function TokenizationStages() {
  const { reversible, finalAfter } = tokenizationPage.start;
  return (
    <ol className="stage-line grid lg:grid-cols-7">
      {stages.map(({ name, end }, k) => (
        <li
          key={name}
          className="relative border-quiet pb-4 pl-6 not-last:border-l last:pb-0 lg:border-t lg:pt-7 lg:pr-5 lg:pb-0 lg:pl-0 lg:not-last:border-l-0"
        >
          <span
            aria-hidden="true"
            className={cx(
              "absolute top-1 -left-2 size-4 rounded-full border lg:-top-2 lg:left-0",
              k === 0 ? "border-accent bg-accent" : "border-ink bg-ground",
            )}
          />
          <p className="font-medium">
            {k + 1} {name}
          </p>
          <p className="text-small text-muted lg:mt-1">
            {end ? `${finalAfter} ${end}` : reversible}
          </p>
        </li>
      ))}
    </ol>
  );
}
