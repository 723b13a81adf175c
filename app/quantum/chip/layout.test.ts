import { seeded } from "@adyakshar/quantum/random";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clockTree, implement } from "./design.ts";
import { routeNets } from "./maze.ts";
import { anneal, randomNetlist, scatteredSites, wireLength } from "./placement.ts";

describe("netlist", () => {
  it("leaves no cell without a net and names no net twice", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
        const { nets, cells } = randomNetlist(16, 18, seeded(seed));
        expect(new Set(nets.flat()).size).toBe(cells);
        expect(new Set(nets.map(String)).size).toBe(18);
        for (const [from, to] of nets) expect(from).toBeLessThan(to);
      }),
    );
  });
});

describe("placement", () => {
  it("keeps one cell per site and never ends worse than it began", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
        const random = seeded(seed);
        const netlist = randomNetlist(8, 10, random);
        const start = scatteredSites(4, 4, random);
        const placed = anneal(netlist, start, random);
        expect(new Set(placed.map(String)).size).toBe(16);
        expect(wireLength(netlist, placed)).toBeLessThanOrEqual(wireLength(netlist, start));
      }),
      { numRuns: 12 },
    );
  });
});

describe("maze router", () => {
  it("finds the straight way, and the way round another net's pin", () => {
    const [straight] = routeNets(5, 1, [{ from: [0, 0], to: [4, 0] }]);
    expect(straight.path).toHaveLength(5);
    const [, around] = routeNets(5, 3, [
      { from: [2, 1], to: [2, 2] },
      { from: [0, 1], to: [4, 1] },
    ]);
    expect(around.path.some(({ y }) => y !== 1)).toBe(true);
  });

  it("makes connected paths that never share a node", () => {
    const { routes, netlist } = implement({
      cells: 18,
      nets: 22,
      columns: 7,
      rows: 7,
      tracks: 3,
      seed: 11,
    });
    const seen = new Set<string>();
    for (const { path } of routes) {
      for (const [k, node] of path.entries()) {
        const name = `${node.x},${node.y},${node.layer}`;
        expect(seen).not.toContain(name);
        seen.add(name);
        if (k === 0) continue;
        const before = path[k - 1];
        const moved =
          Math.abs(node.x - before.x) +
          Math.abs(node.y - before.y) +
          Math.abs(node.layer - before.layer);
        expect(moved).toBe(1);
      }
    }
    expect(routes.length).toBeLessThanOrEqual(netlist.nets.length);
  });
});

describe("clock tree", () => {
  it("reaches every sink and grows from one root", () => {
    const spot = fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 }));
    fc.assert(
      fc.property(
        fc.uniqueArray(spot, { minLength: 2, maxLength: 20, selector: String }),
        (sinks) => {
          const branches = clockTree(sinks);
          const ends = new Set(branches.map(({ to }) => String(to)));
          for (const sink of sinks) expect(ends).toContain(String(sink));
          expect(branches).toHaveLength(2 * (sinks.length - 1));
        },
      ),
    );
  });
});
