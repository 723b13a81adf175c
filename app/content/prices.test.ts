import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { priceText } from "./prices.ts";

it.each([
  [{ fromUsd: 85_000 }, "from $85k"],
  [{ fromUsd: 240_000 }, "from $240k"],
  [{ fromUsd: 12_500 }, "from $12.5k"],
  ["on application", "Price on application"],
  [null, "Price in the written scope"],
] as const)("%j is written as the specification writes it: %s", (price, words) => {
  expect(priceText(price)).toBe(words);
});

it("no other content names an amount in dollars, which a change of a price would leave behind", () => {
  const files = globSync("**/*.ts", { cwd: import.meta.dirname, exclude: ["prices*.ts"] });
  const amount = /\$\d[\d.,kM]/;
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.filter((file) => amount.test(readFileSync(join(import.meta.dirname, file), "utf8"))),
  ).toEqual([]);
});
