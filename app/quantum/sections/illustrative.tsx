/** Before a claim that no measurement backs, touching it. */
export function Illustrative() {
  return <span className="illustrative">Illustrative</span>;
}
