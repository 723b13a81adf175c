import { describe, expect, it } from "vitest";
import { agencyPlansDue, daysBetween, written, yearOf } from "#app/engine/calendar/dates.ts";
import { binomial, determinants } from "#app/engine/chemistry/determinants.ts";
import {
  heavyHexagon,
  planFrequencies,
  publishedConflicts,
  squareLattice,
  strictConflicts,
} from "#app/engine/lattice/frequency-plan.ts";
import { HEIGHT, strips } from "./strips.pictures.ts";
import { cellCount } from "./web3.figure.ts";

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
    expect(written("2027-01-01")).toBe("Jan 1, 2027");
    expect(agencyPlansDue()).toBe("2026-10-22");
  });
});

describe("frequency plan", () => {
  it.each([
    ["heavy hexagon", strictConflicts(heavyHexagon(3, 2)), 4],
    ["heavy hexagon by the published rule", publishedConflicts(heavyHexagon(3, 2)), 3],
    ["square", strictConflicts(squareLattice(4, 4)), 5],
  ])("has no collision on the %s lattice, with the fewest frequencies", (_, conflicts, least) => {
    const plan = planFrequencies(conflicts);
    for (const [qubit, rivals] of conflicts.entries()) {
      for (const rival of rivals) expect(plan[rival]).not.toBe(plan[qubit]);
    }
    expect(Math.max(...plan) + 1).toBe(least);
  });

  it("keeps apart neighbors and both targets of a control, and by the strict rule all at distance two", () => {
    const line = {
      points: [0, 1, 2, 3].map((x) => [x, 0] as const),
      edges: [0, 1, 2].map((q) => [q, q + 1] as const),
      controls: new Set([1]),
    };
    expect(publishedConflicts(line)).toEqual([[1, 2], [0, 2], [0, 1, 3], [2]]);
    expect(strictConflicts(line)).toEqual([
      [1, 2],
      [0, 2, 3],
      [0, 1, 3],
      [1, 2],
    ]);
  });

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

describe("the sectors' strips", () => {
  const circlesOf = (name: keyof typeof strips) =>
    strips[name]().marks.flatMap((mark) => (mark.kind === "circle" ? [mark] : []));
  const cellsOf = (name: keyof typeof strips, fill: string) =>
    strips[name]().marks.flatMap((mark) =>
      mark.kind === "path" && mark.fill === fill ? (mark.d.match(/M/g) ?? []) : [],
    );

  it("mark one loss in twenty", () => {
    const losses = circlesOf("finance");
    expect(losses.filter(({ fill }) => fill === "accent")).toHaveLength(losses.length / 20);
    expect(Math.min(...losses.map(({ cy, r }) => cy - r))).toBeGreaterThanOrEqual(0);
  });

  it("draw an orbital that changes its sign halfway", () => {
    for (const { cy, fill } of circlesOf("pharma")) {
      if (Math.abs(cy - HEIGHT / 2) > 1) expect(fill).toEqual({ phase: cy < HEIGHT / 2 ? 0.5 : 0 });
    }
  });

  it("give each date of the government a month of its own", () => {
    expect(cellsOf("government", "accent")).toHaveLength(7);
    expect(strips.government().says).toContain("7 dates");
  });

  it("have as many cells as a signature fills, one of them ECDSA's", () => {
    expect(cellsOf("web3", "accent")).toHaveLength(1);
    expect(cellsOf("web3", "quiet")).toHaveLength(cellCount(3309) - 1);
  });
});
