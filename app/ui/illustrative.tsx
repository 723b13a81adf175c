/** Marks a claim that no measurement backs. */
export function Illustrative() {
  return (
    <span className="inline-block rounded-full border border-quiet px-2.5 py-0.5 text-label font-normal tracking-normal whitespace-nowrap">
      Illustrative
    </span>
  );
}
