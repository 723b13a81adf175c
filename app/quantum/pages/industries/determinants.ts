export function binomialCoefficient(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return Math.round(result);
}

/** Determinants of n electrons in n orbitals with no net spin: up and down spins choose separately. */
export function determinants(orbitals: number): number {
  return binomialCoefficient(orbitals, orbitals / 2) ** 2;
}
