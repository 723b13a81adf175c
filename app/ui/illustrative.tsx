/** Before a claim that no measurement backs, touching it. */
export function Illustrative() {
  return (
    <span className="inline-block rounded-full border border-quiet px-2.5 py-0.5 font-mono text-label font-normal tracking-normal whitespace-nowrap">
      Illustrative
    </span>
  );
}
