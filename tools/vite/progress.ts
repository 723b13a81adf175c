/** Says how much of some work is left, at most once a second and never the same twice; called for each piece that is done. */
export function progress(work: string, pieces: number, say: (line: string) => void): () => void {
  let left = pieces;
  let saidAt = Date.now();
  return () => {
    left--;
    if (left === 0 || Date.now() - saidAt < 1000) return;
    saidAt = Date.now();
    say(`${work}: ${left} to go`);
  };
}
