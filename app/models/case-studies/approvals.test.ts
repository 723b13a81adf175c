import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  atOnce,
  bigDay,
  CLIENTS,
  changes,
  decide,
  inStages,
  instructions,
  refused,
  ruleOf,
  staged,
} from "./approvals.ts";

describe("approvals in stages", () => {
  it("refuse nothing, whenever the clients change", () => {
    const hours = fc.array(fc.nat({ max: 40 }), { minLength: CLIENTS, maxLength: CLIENTS });
    fc.assert(
      fc.property(hours, (from) => {
        const verdicts = decide(instructions(from), ruleOf(staged(from)));
        expect(refused(verdicts)).toBe(0);
        expect(verdicts.at(-1)?.rule).toBe("mldsa");
      }),
    );
  });

  it("are compared with a switch that shuts out whoever is late", () => {
    expect(refused(inStages)).toBe(0);
    const late = changes.reduce((sum, from) => sum + Math.max(0, from - bigDay), 0);
    expect(refused(atOnce)).toBe(late);
    expect(late).toBeGreaterThan(0);
  });
});
