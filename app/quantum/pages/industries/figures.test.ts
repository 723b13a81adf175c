import { describe, expect, it } from "vitest";
import type { Point } from "#app/drawing/path.ts";
import { DAY_MS } from "#app/lib/day.ts";
import { heavyHexagons, honeycomb, middleOf } from "#app/pictures/heavy-hexagons.ts";
import { agencyPlansDue, daysIn, formatDate, monthOf } from "#data/dates.ts";
import { openMonths, spotsOf } from "./calendar.ts";
import { LOSSES, pile, tailOf } from "./losses.ts";
import { antibonding } from "./orbital.ts";

describe("dates", () => {
  it("know the lengths of months and are written out", () => {
    const dates = ["2027-01-01", "2026-11", "2035"].map((date) => formatDate(date));
    expect(dates).toEqual(["Jan 1, 2027", "Nov 2026", "2035"]);
    expect(agencyPlansDue()).toBe("2026-10-22");
    expect(daysIn(monthOf("2028-02-01"))).toBe(29);
    expect(daysIn(monthOf("2035-12-31"))).toBe(31);
  });
});

it("gives different frequencies to coupled qubits and to the targets of one control", () => {
  const { sides, qubits } = heavyHexagons(honeycomb(3, 2, 2), 2);
  const kindOf = (at: Point) =>
    qubits.findIndex((points) =>
      points.some((point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < 0.01),
    );
  for (const [a, b] of sides) {
    expect([middleOf(a, b), a, b].map(kindOf)).toEqual([0, 1, 2]);
  }
});

describe("the orbital", () => {
  const grid = [-4, -2.5, -1, -0.3, 0.3, 1, 2.5, 4];
  it("changes its sign when the metal is turned by a quarter", () => {
    for (const x of grid) {
      for (const y of grid) expect(antibonding(-y, x)).toBeCloseTo(-antibonding(x, y), 12);
    }
  });

  it("has a node on every bond: the metal's lobe and the ligand's are opposite", () => {
    expect(antibonding(1, 0) * antibonding(3, 0)).toBeLessThan(0);
    expect(antibonding(0, 1) * antibonding(0, 3)).toBeLessThan(0);
  });
});

describe("losses", () => {
  it("beyond the value at risk are one in twenty, and piled up apart", () => {
    expect(tailOf([1, 2, 3, 4], 0.5)).toEqual({ atRisk: 3, mean: 3.5, count: 2 });
    const piled = pile(0.09);
    const worst = piled.filter(({ isWorst }) => isWorst);
    expect(worst).toHaveLength(LOSSES / 20);
    // The line of the value at risk parts them: no dot of the others stands beyond it.
    const others = piled.filter(({ isWorst }) => !isWorst);
    expect(Math.max(...others.map(({ column }) => column))).toBeLessThan(
      Math.min(...worst.map(({ column }) => column)),
    );
  });
});

describe("the calendar", () => {
  it("has a dot for each day outside of the four filled months", () => {
    const days = (Date.parse("2036-01-01") - Date.parse("2024-01-01")) / DAY_MS;
    expect(openMonths.flatMap(spotsOf)).toHaveLength(days - 31 * 4);
  });
});
