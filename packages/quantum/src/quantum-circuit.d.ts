/** The part of the package that tests use; it brings no types of its own. */
declare module "quantum-circuit" {
  export default class QuantumCircuit {
    constructor(qubits: number);
    addGate(
      name: string,
      column: number,
      wires: readonly number[],
      options?: { params: Record<string, number> },
    ): void;
    run(): void;
    /** Amplitudes that are not zero, by index; wire 0 is the least significant bit. */
    state: Record<string, { re: number; im: number }>;
  }
}
