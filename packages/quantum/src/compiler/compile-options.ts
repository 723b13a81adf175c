import { type Basis, bases, type OneQubitBasis } from "../circuit/decompose.ts";
import type { Circuit } from "../circuit/gate.ts";
import type { Coupling } from "./coupling.ts";
import type { Budget, searchRoutes } from "./routing/route.ts";

/** The time to spend. For a circuit no level is worse than the one before it. */
export type Level = "fast" | "default" | "thorough";

export interface CompileOptions {
  seed?: number;
  /** The device's two-qubit gate, and its one-qubit gates; what the device says, unless given. */
  basis?: Basis;
  oneQubit?: OneQubitBasis;
  /** Where the program's qubits begin; undefined for one that may begin anywhere. */
  layout?: readonly (number | undefined)[];
  level?: Level;
  /** Trials of the router, instead of the level's. */
  trials?: number;
  /** States that the search for the optimum may visit, instead of the level's; 0 for no search. */
  states?: number;
  /** Finds routes, cheapest first, of every program; unless given, our router does, and Fourier transforms may be written along a line. */
  route?: typeof searchRoutes;
}

interface Effort extends Required<Budget> {
  /** Which candidates' groups of three qubits are resynthesized. */
  regroups: "none" | "best" | "all";
  /** States of the search. */
  states: number;
}

/** Trials bound the router's time on a small circuit, work on a large one; each level has several times those of the one before. */
export const efforts: Readonly<Record<Level, Effort>> = {
  fast: { trials: 24, leastTrials: 2, work: 300_000, regroups: "none", states: 0 },
  default: { trials: 200, leastTrials: 8, work: 2_500_000, regroups: "best", states: 30_000 },
  thorough: {
    trials: 800,
    // The default level with so many trials or fewer is never better: every route that was among the best is kept.
    leastTrials: 64,
    work: 20_000_000,
    regroups: "all",
    states: 200_000,
  },
};

/** A wrong argument of `compile`. */
export class CompileError extends Error {}

export function checkOptions(
  source: Partial<Circuit>,
  device: Partial<Coupling>,
  {
    seed = 1,
    basis = "cx",
    oneQubit = "any",
    level = "default",
    trials = 1,
    states = 0,
    layout,
  }: CompileOptions,
): void {
  const refuse = (problem: string) => {
    throw new CompileError(problem);
  };
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  if (!Number.isInteger(source?.qubits) || !Array.isArray(source?.operations))
    refuse("compile takes a circuit; a program that was read has it as its field circuit");
  if (!device?.neighbors || !device.distance)
    refuse("compile takes a device, not its name; see deviceNamed");
  if (!Object.hasOwn(efforts, level))
    refuse(`level is ${Object.keys(efforts).join(", ")}, not ${level}`);
  if (!bases.includes(basis)) refuse(`basis is ${bases.join(", ")}, not ${basis}`);
  if (!["any", "rz-sx-x"].includes(oneQubit)) refuse(`oneQubit is any or rz-sx-x, not ${oneQubit}`);
  for (const [name, value] of Object.entries({ seed, trials, states }))
    if (!isCount(value)) refuse(`${name} is a whole number from 0 on, not ${value}`);
  const places = (layout ?? []).filter((place) => place !== undefined);
  const isPlace = (place: number) => isCount(place) && place < (device.size ?? 0);
  if (
    !places.every(isPlace) ||
    new Set(places).size < places.length ||
    (layout ?? []).length > (source.qubits ?? 0)
  )
    refuse("layout has a place on the device for each qubit, none twice, or undefined");
}
