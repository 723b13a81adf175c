import { fixed, type Gate, pair, rotation } from "@adyakshar/quantum/circuit";
import {
  basisState,
  type PauliFactor,
  pauliExpectation,
  runStatevector,
  type Statevector,
} from "@adyakshar/quantum/simulators";
import { storedRows } from "../data/stored-data.ts";

/** The coefficients, in hartree, of 1, Z0, Z1, Z0Z1, X0X1 and Y0Y1 at a bond length in ångström. */
export interface Hamiltonian {
  bondLength: number;
  identity: number;
  z0: number;
  z1: number;
  zz: number;
  xx: number;
  yy: number;
}

/**
 * P. J. J. O'Malley et al., "Scalable Quantum Simulation of Molecular Energies",
 * Phys. Rev. X 6, 031007 (2016), arXiv:1512.06860, Table I: H2 in a minimal basis on two qubits.
 */
export const hydrogen: readonly Hamiltonian[] = storedRows("hydrogen.csv").map((row) => ({
  bondLength: Number(row.bond_length),
  identity: Number(row.identity),
  z0: Number(row.z0),
  z1: Number(row.z1),
  zz: Number(row.zz),
  xx: Number(row.xx),
  yy: Number(row.yy),
}));

/** The mean-field determinant: qubit 0 excited, qubit 1 not. */
const REFERENCE_STATE = 0b01;

/** exp(−iθ X0Y1) on the reference: the unitary coupled-cluster ansatz, with its one parameter. */
function ansatz(theta: number): Gate[] {
  const toZ: Gate[] = [fixed("h", 0), rotation("rx", Math.PI / 2, 1)];
  const fromZ: Gate[] = [fixed("h", 0), rotation("rx", -Math.PI / 2, 1)];
  return [...toZ, pair("cx", 0, 1), rotation("rz", 2 * theta, 1), pair("cx", 0, 1), ...fromZ];
}

export function prepare(theta: number): Statevector {
  return runStatevector({ qubits: 2, operations: ansatz(theta) }, basisState(2, REFERENCE_STATE));
}

/** ⟨ψ|H|ψ⟩, one Pauli term at a time, as a device would measure it. */
export function energy(state: Statevector, { identity, z0, z1, zz, xx, yy }: Hamiltonian): number {
  const along = (axis: PauliFactor["axis"], ...qubits: number[]) =>
    pauliExpectation(
      state,
      qubits.map((qubit) => ({ qubit, axis })),
    );
  return (
    identity +
    z0 * along("z", 0) +
    z1 * along("z", 1) +
    zz * along("z", 0, 1) +
    xx * along("x", 0, 1) +
    yy * along("y", 0, 1)
  );
}

/**
 * The energy is a + b cos 2θ + c sin 2θ, so three evaluations fix the curve and its minimum
 * (the sequential optimizer of Nakanishi, Fujii and Todo, 2020, with one parameter).
 */
export function variationalEnergy(hamiltonian: Hamiltonian): number {
  const at = (theta: number) => energy(prepare(theta), hamiltonian);
  const [middle, right, left] = [0, Math.PI / 4, -Math.PI / 4].map(at);
  const mean = (right + left) / 2;
  return at(Math.atan2((left - right) / 2, mean - middle) / 2);
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
