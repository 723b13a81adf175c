import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pair } from "../../circuit/build.ts";
import { toBasis } from "../../circuit/decompose.ts";
import { qaoa } from "../../circuit/families.ts";
import type { Circuit } from "../../circuit/gate.ts";
import { seeded } from "../../random.ts";
import { cases, expectFits } from "../arbitrary.test-support.ts";
import { type Coupling, line } from "../coupling.ts";
import { verify } from "../verify/verify.ts";
import { blockDag } from "./dag.ts";
import { routeNaively } from "./naive.ts";
import { RoutingError } from "./routed.ts";
import { Router } from "./router.ts";
import { routesBySabre } from "./sabre.ts";

describe("routing", () => {
  it.each([
    ["naive", routeNaively],
    [
      "textbook SABRE",
      (circuit: Circuit, device: Coupling) =>
        routesBySabre(circuit, device, { seed: 1, trials: 2, keep: 1 })[0],
    ],
  ])("gives an equivalent circuit that fits the device, %s", (_, route) => {
    fc.assert(
      fc.property(cases, ([device, source]) => {
        const routed = route(toBasis(source, "cx"), device);
        expectFits(routed.circuit, device, ["cx", "swap"]);
        expect(verify(source, routed).verdict).toBe("proved");
      }),
      { numRuns: 40 },
    );
  });

  // Layouts and devices are legal when they come here; a mistake must end in an error, not in a frozen tab.
  const inPieces = {
    ...line(4),
    edges: [[0, 1] as const, [2, 3] as const],
    neighbors: [[1], [0], [3], [2]],
    distance: Uint16Array.from({ length: 16 }, (_, k) => (k >> 3 === (k >> 1) % 2 ? k % 2 : 9)),
  };
  const distantPair: Circuit = { qubits: 4, operations: [pair("cx", 0, 2)] };

  it("refuses two qubits on one place", () => {
    const router = new Router(blockDag(distantPair), line(4));
    expect(() => router.setLayout([0, 0, 2, 3])).toThrow(RoutingError);
  });

  it("ends where no SWAP helps", () => {
    const router = new Router(blockDag(distantPair), inPieces);
    router.setLayout([0, 1, 2, 3]);
    const weights = {
      window: 8,
      ahead: 0.5,
      fading: 0.9,
      price: 0.5,
      decay: 0.01,
      keepsOrder: false,
    };
    expect(() => router.run(false, weights, seeded(1))).toThrow(RoutingError);
  });

  it("ends in the baselines too", () => {
    expect(() => routeNaively(distantPair, inPieces)).toThrow(RoutingError);
    const trials = { seed: 1, trials: 4, keep: 1 };
    expect(() => routesBySabre(qaoa(4), inPieces, trials)).toThrow(RoutingError);
  });
});
