import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import { SimulatorError } from "../simulators/error.ts";
import {
  createShots,
  mpsSimulator,
  type Simulator,
  statevectorSimulator,
  tableauSimulator,
} from "../simulators/shots.ts";
import { corpus } from "./hostile.test-support.ts";
import { parse } from "./parse.ts";
import type { DynamicProgram } from "./program.ts";
import { asSteps } from "./steps.ts";

/** Each register's bits, the highest first; a register of one bit too. */
function results(program: DynamicProgram, bits: Uint8Array): string {
  const words: string[] = [];
  let first = 0;
  for (const { name, size } of program.bits) {
    if (first >= program.results) break;
    words.push(`${name} = ${[...bits.slice(first, first + size)].reverse().join("")}`);
    first += size;
  }
  return words.join(", ");
}

function expected(text: string): RegExp {
  const line = /^\/\/ results: (.*)$/m.exec(text)?.[1] ?? "";
  return new RegExp(`(^|, )${line.replaceAll("?", "[01]").replaceAll(", ", "(, .*)?, ")}(,|$)`);
}

/** Results worked out by hand stand at the head of each file; every one is certain, whatever is drawn on the way. */
describe.each(corpus)("%s", (_, text) => {
  const parsed = parse(text);
  const program = asSteps(parsed);

  it("gives its results on a state vector and a matrix product state", () => {
    check(statevectorSimulator);
    check(mpsSimulator({ maxBond: 64 }));
  });

  it("gives its results on a tableau, or is not made of Clifford gates", () => {
    try {
      check(tableauSimulator);
    } catch (error) {
      if (!(error instanceof SimulatorError)) throw error;
      expect(error.message).toMatch(/Clifford/);
      expect(program.places?.[error.index ?? -1]).toBeDefined();
    }
  });

  function check<S>(simulator: Simulator<S>): void {
    const draw = createShots(program, simulator, seeded(7));
    for (let shot = 0; shot < 20; shot++) expect(results(program, draw())).toMatch(expected(text));
  }

  it("carries the notes it should", () => {
    const place = /^\/\/ note: (\d+:\d+)$/m.exec(text)?.[1];
    const told = parsed.notes?.map(({ line, column }) => `${line}:${column}`) ?? [];
    expect(told).toEqual(place === undefined ? [] : [place]);
  });
});
