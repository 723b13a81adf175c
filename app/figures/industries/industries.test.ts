import { describe, expect, it } from "vitest";
import { daysBetween, written, yearOf } from "#app/engine/calendar/dates.ts";
import { binomial, determinants } from "#app/engine/chemistry/determinants.ts";
import {
  conflicts,
  heavyHexagon,
  planFrequencies,
  squareLattice,
} from "#app/engine/lattice/frequency-plan.ts";
import { cellCount } from "./web3-figure.ts";

describe("determinants", () => {
  it("follow Pascal's triangle", () => {
    for (let n = 1; n < 30; n++) {
      for (let k = 1; k < n; k++)
        expect(binomial(n, k)).toBe(binomial(n - 1, k - 1) + binomial(n - 1, k));
    }
    expect(determinants(2)).toBe(4);
    expect(determinants(10)).toBe(252 ** 2);
  });
});

describe("dates", () => {
  it("count days across a leap year and place them in the year", () => {
    expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
    expect(daysBetween("2026-09-21", "2027-01-01")).toBe(102);
    expect(yearOf("2025-07-02")).toBeCloseTo(2025.5, 2);
    expect(written("2027-01-01")).toBe("1 Jan 2027");
  });
});

describe("frequency plan", () => {
  it.each([
    ["heavy hexagon", heavyHexagon(3, 2), 4],
    ["square", squareLattice(4, 4), 5],
  ])(
    "has no collision on the %s lattice and is as small as a full neighbourhood allows",
    (_, graph, least) => {
      const plan = planFrequencies(graph);
      for (const [qubit, rivals] of conflicts(graph).entries()) {
        for (const rival of rivals) expect(plan[rival]).not.toBe(plan[qubit]);
      }
      expect(Math.max(...plan) + 1).toBe(least);
    },
  );

  it("couples heavy-hexagon qubits to at most three others", () => {
    const { points, edges } = heavyHexagon(3, 3);
    const degree = points.map((_, q) => edges.filter((edge) => edge.includes(q)).length);
    expect(Math.max(...degree)).toBe(3);
    expect(new Set(edges.map(String)).size).toBe(edges.length);
  });
});

describe("signature cells", () => {
  it("round up", () => {
    expect(cellCount(64)).toBe(1);
    expect(cellCount(65)).toBe(2);
  });
});
