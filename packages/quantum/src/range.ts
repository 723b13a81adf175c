/** The numbers from zero on, as many as asked for. */
export function range(size: number): number[] {
  const numbers: number[] = [];
  for (let k = 0; k < size; k++) numbers.push(k);
  return numbers;
}
