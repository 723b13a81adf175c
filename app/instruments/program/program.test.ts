import { reasons } from "@adyakshar/quantum/qasm";
import { expect, test } from "vitest";
import { MAX_PROGRAM_LENGTH } from "./program.ts";
import { programWords } from "./words.ts";

const accepted = programWords.accepted(27, MAX_PROGRAM_LENGTH);

test.each(Object.entries(reasons))("the page says that %s is not taken", (word, reason) => {
  const topic = /timing|calibration|annotation|pragma/.exec(reason)?.[0] ?? word;
  expect(accepted.split("Not taken:")[1]).toContain(topic);
});
