import type { MeasuredSolution } from "#app/content/quantum/home.ts";
import { memoryText } from "#app/instruments/kit/format.ts";
import { thousands } from "#app/lib/format.ts";
import { values } from "./solution-values.ts";

const [before, after] = values.lattice;

export default {
  circuit: values.circuit.map(String),
  shield: values.shield.map(thousands),
  lattice: [memoryText(before), memoryText(after)],
} satisfies Record<MeasuredSolution["icon"], readonly string[]>;
