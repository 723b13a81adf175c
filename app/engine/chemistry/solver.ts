import { fixed, type Gate, pair, rotation } from "#app/engine/statevector/gates.ts";
import { basisState, innerProduct, run, type State } from "#app/engine/statevector/statevector.ts";
import type { Hamiltonian } from "./hamiltonian.ts";

/** The mean-field determinant: qubit 0 excited, qubit 1 not. */
const REFERENCE = 0b01;

/** exp(−iθ X0Y1) on the reference: the unitary coupled-cluster ansatz, with its one parameter. */
function ansatz(theta: number): Gate[] {
  const toZ: Gate[] = [fixed("H", 0), rotation("RX", 1, Math.PI / 2)];
  const fromZ: Gate[] = [fixed("H", 0), rotation("RX", 1, -Math.PI / 2)];
  return [...toZ, pair("CX", 0, 1), rotation("RZ", 1, 2 * theta), pair("CX", 0, 1), ...fromZ];
}

export function prepare(theta: number): State {
  return run(ansatz(theta), basisState(2, REFERENCE));
}

/** ⟨ψ|H|ψ⟩, one Pauli term at a time, as a device would measure it. */
export function energy(state: State, { identity, z0, z1, zz, xx, yy }: Hamiltonian): number {
  const expectation = (...terms: Gate[]) => innerProduct(state, run(terms, state))[0];
  return (
    identity +
    z0 * expectation(fixed("Z", 0)) +
    z1 * expectation(fixed("Z", 1)) +
    zz * expectation(fixed("Z", 0), fixed("Z", 1)) +
    xx * expectation(fixed("X", 0), fixed("X", 1)) +
    yy * expectation(fixed("Y", 0), fixed("Y", 1))
  );
}

interface Solution {
  theta: number;
  energy: number;
}

/**
 * The energy is a + b cos 2θ + c sin 2θ, so three evaluations fix the curve and its minimum
 * (the sequential optimiser of Nakanishi, Fujii and Todo, 2020, with one parameter).
 */
export function solveVariationally(hamiltonian: Hamiltonian): Solution {
  const at = (theta: number) => energy(prepare(theta), hamiltonian);
  const [middle, right, left] = [0, Math.PI / 4, -Math.PI / 4].map(at);
  const mean = (right + left) / 2;
  const theta = Math.atan2((left - right) / 2, mean - middle) / 2;
  return { theta, energy: at(theta) };
}

export function meanFieldEnergy(hamiltonian: Hamiltonian): number {
  return energy(prepare(0), hamiltonian);
}

/** The lowest eigenvalue: the matrix falls into two blocks of even and odd parity. */
export function exactEnergy({ identity, z0, z1, zz, xx, yy }: Hamiltonian): number {
  const odd = identity - zz - Math.hypot(z0 - z1, xx + yy);
  const even = identity + zz - Math.hypot(z0 + z1, xx - yy);
  return Math.min(odd, even);
}
