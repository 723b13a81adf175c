import { expect, it } from "vitest";
import { decoded, patches } from "./surface-code.figure.ts";
import { alarmsOf } from "./surface-code.ts";

it.each(Object.entries(patches))("repairs the drawn patch and keeps its bit: %s", (_, patch) => {
  const { failed, alarms, repaired, lost } = decoded(patch);
  expect(alarms.length).toBeGreaterThan(50);
  expect(alarmsOf(patch, [...failed, ...repaired])).toEqual([]);
  expect(lost).toBe(false);
});
