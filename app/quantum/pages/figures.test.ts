import { expect, it } from "vitest";
import type { Picture } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import results from "#app/quantum/sections/results.data.ts";
import { extrapolated, measured } from "./home/capabilities.pictures.ts";
import casePictures from "./home/cases.pictures.ts";
import zeros from "./legal/zeros.figure.ts";

/** How many shapes begin in each path of the picture that has a fill. */
const filled = ({ scene }: Picture): number[] =>
  scene.marks.flatMap((mark) =>
    mark.kind === "path" && mark.fill !== undefined ? [mark.d.split("M").length - 1] : [],
  );

it("draws what the number under it counts", () => {
  const numbers = (result: { from: string; to: string }) =>
    [result.from, result.to].map((count) => Number(count.replace(",", "")));
  expect(filled(casePictures["neutral-atom"])).toEqual(numbers(results["neutral-atom"]));
  const [refused, asked] = numbers(results["web3-custodian"]);
  expect(filled(casePictures["web3-custodian"])).toEqual([asked - refused, refused]);
  const [solved, all] = numbers(results["pharma-rd"]);
  expect(filled(casePictures["pharma-rd"])).toEqual([solved, all - solved]);
});

it("extrapolates to a value nearer to the true one than the raw result", () => {
  expect(Math.abs(1 - extrapolated)).toBeLessThan(Math.abs(1 - measured[0]) / 5);
});

it("draws two cells for each kilobyte that the key tells, and no others", () => {
  const told = zeros.table.rows.map(([, kilobytes]) => Number(kilobytes));
  for (const scene of [zeros.scene, zeros.narrow ?? zeros.scene]) {
    const drawn = scene.marks.flatMap((mark) =>
      mark.kind === "path" ? [mark.d.split("M").length - 1] : [],
    );
    expect(drawn).toEqual(told.map((kilobytes) => 2 * kilobytes));
  }
  expect(zeros.finding).toContain(` ${sum(told)} kB`);
});
