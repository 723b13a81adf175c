import { type Circuit, fixed, ghz, pair } from "@adyakshar/quantum/circuit";
import { integer, seeded } from "@adyakshar/quantum/random";
import { runStatevector, runTableau } from "@adyakshar/quantum/simulators";
import { describe, expect, it } from "vitest";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import entanglement from "./entanglement.computed.ts";
import { entropies, LAYERS, MAX_HELD_BITS, profiles, QUBITS } from "./entropy.ts";

/** From the amplitudes: a stabilizer state's left side has the purity 2^-bits. */
function bitsByPurity(circuit: Circuit, cut: number): number {
  const { re, im } = runStatevector(circuit);
  const left = 2 ** (cut + 1);
  const right = 2 ** circuit.qubits / left;
  let purity = 0;
  for (let a = 0; a < left; a++) {
    for (let b = 0; b < left; b++) {
      let [x, y] = [0, 0];
      for (let r = 0; r < right; r++) {
        const [i, j] = [a + r * left, b + r * left];
        x += re[i] * re[j] + im[i] * im[j];
        y += im[i] * re[j] - re[i] * im[j];
      }
      purity += x * x + y * y;
    }
  }
  return -Math.log2(purity);
}

function randomClifford(qubits: number, seed: number): Circuit {
  const random = seeded(seed);
  const operations = Array.from({ length: 60 }, () => {
    const [a, b] = [integer(random, qubits), integer(random, qubits)];
    return a === b ? fixed(random() < 0.5 ? "h" : "s", a) : pair("cx", a, b);
  });
  return { qubits, operations };
}

describe("the entanglement across cuts", () => {
  it("is that of known states", () => {
    expect(entropies(runTableau({ qubits: 4, operations: [] }))).toEqual([0, 0, 0]);
    expect(entropies(runTableau(ghz(40)))).toEqual(new Array(39).fill(1));
  });

  it("is what the amplitudes say", () => {
    for (let seed = 1; seed <= 6; seed++) {
      const circuit = randomClifford(6, seed);
      const bits = entropies(runTableau(circuit));
      for (const [cut, count] of bits.entries()) {
        expect(bitsByPurity(circuit, cut)).toBeCloseTo(count, 9);
      }
    }
  });
});

describe("the mountains of entanglement", () => {
  const peaks = profiles.map(({ bits }) => Math.max(...bits));

  it("never rise by more than a bit from cut to cut, nor over what a side can hold", () => {
    for (const { bits } of profiles) {
      for (const [cut, count] of bits.entries()) {
        expect(count).toBeLessThanOrEqual(Math.min(cut + 1, QUBITS - cut - 1));
        if (cut > 0) expect(Math.abs(count - bits[cut - 1])).toBeLessThanOrEqual(1);
      }
    }
  });

  it("bear out the finding: from that layer on, and not before", () => {
    const { table, scene, narrow, memory, layer: from } = entanglement;
    expect(peaks[from - 2]).toBeLessThanOrEqual(MAX_HELD_BITS);
    for (const peak of peaks.slice(from - 1)) expect(peak).toBeGreaterThan(MAX_HELD_BITS);
    expect(simulationPage.ridge.title(memory)).toContain(`${QUBITS} qubits`);
    for (const view of [scene, narrow]) {
      expect(view?.labels).toContainEqual(expect.objectContaining({ text: `layer ${from}` }));
    }
    expect(table.rows.at(-1)?.[0]).toBe(`${LAYERS}`);
  });
});
