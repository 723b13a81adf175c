import { reasons } from "@adyakshar/quantum/qasm";
import { expect, it } from "vitest";
import { thousands } from "#app/figures/format.ts";
import { MAX_PROGRAM_LENGTH } from "./program-settings.ts";
import { programWords } from "./words.ts";

const accepted = programWords.accepted(27);

it.each(Object.entries(reasons))("the page says that %s is not taken", (word, reason) => {
  const topic = /timing|calibration|annotation|pragma/.exec(reason)?.[0] ?? word;
  expect(accepted.split("Not taken:")[1]).toContain(topic);
});

it("the page says how long a program may be", () => {
  expect(accepted).toContain(`${thousands(MAX_PROGRAM_LENGTH)} characters`);
});
