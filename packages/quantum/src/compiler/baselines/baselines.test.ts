import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toBasis } from "../../circuit/decompose.ts";
import type { Circuit } from "../../circuit/gate.ts";
import { cases, expectFits } from "../arbitrary.test-support.ts";
import type { Coupling } from "../coupling.ts";
import { verify } from "../verify/verify.ts";
import { routeNaively } from "./naive.ts";
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
        expectFits(routed.circuit.operations, device, ["cx", "swap"]);
        expect(verify(source, routed).verdict).toBe("proved");
      }),
      { numRuns: 40 },
    );
  });
});
