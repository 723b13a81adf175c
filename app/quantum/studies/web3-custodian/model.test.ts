import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  CLIENTS,
  changeHours,
  countRefused,
  decide,
  instructions,
  planStages,
  ruleByHour,
  switchHour,
  verdictsAtOnce,
  verdictsInStages,
} from "./model.ts";

describe("approvals in stages", () => {
  it("refuse nothing, whenever the clients change", () => {
    const hours = fc.array(fc.nat({ max: 40 }), { minLength: CLIENTS, maxLength: CLIENTS });
    fc.assert(
      fc.property(hours, (from) => {
        const verdicts = decide(instructions(from), ruleByHour(planStages(from)));
        expect(countRefused(verdicts)).toBe(0);
        expect(verdicts.at(-1)?.rule).toBe("mldsa");
      }),
    );
  });

  it("are compared with a switch that shuts out whoever is late", () => {
    expect(countRefused(verdictsInStages)).toBe(0);
    const late = changeHours.reduce((sum, from) => sum + Math.max(0, from - switchHour), 0);
    expect(countRefused(verdictsAtOnce)).toBe(late);
    expect(late).toBeGreaterThan(0);
  });
});
