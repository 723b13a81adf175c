import { cx } from "#app/lib/cx.ts";

/** The mark stands on a line of its own above a claim that no measurement backs, and in a sentence where it is explained. */
export function Illustrative({ isInline = false }: { isInline?: boolean }) {
  return (
    <span
      className={cx(
        "rounded-full border border-quiet px-2.5 py-0.5 text-label font-normal tracking-normal whitespace-nowrap",
        isInline ? "inline-block" : "mb-2 block w-fit",
      )}
    >
      Illustrative
    </span>
  );
}
