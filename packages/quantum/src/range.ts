/** The numbers from zero on, as many as asked for. */
export function range(size: number): number[] {
  return Array.from({ length: size }, (_, k) => k);
}
