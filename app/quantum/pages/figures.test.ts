import { expect, it } from "vitest";
import type { Picture } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import results from "#app/quantum/sections/results.data.ts";
import drawings from "#app/quantum/sections/studies.pictures.ts";
import { extrapolated, measured } from "./home/capabilities.pictures.ts";
import zeros from "./legal/zeros.figure.ts";

/** Counts the shapes in each path of a drawing. */
const shapesOf = ({ scene }: Picture): number[] =>
  scene.marks.flatMap((mark) => (mark.kind === "path" ? [mark.d.split("M").length - 1] : []));

it("draws what the number beside it counts", () => {
  const numbers = Object.values(results).flatMap(({ from, to }) =>
    [from, to].map((count) => Number(count.replace(",", ""))),
  );
  const [gates, layers, solved, candidates, refused, instructions] = numbers;
  const [frames, pulses, layerFrames, layerPulses] = shapesOf(drawings["neutral-atom"]);
  expect([frames + pulses, layerFrames + layerPulses]).toEqual([gates, layers]);
  expect(shapesOf(drawings["pharma-rd"])).toEqual([candidates - solved, solved]);
  const [before, accepted, left] = shapesOf(drawings["web3-custodian"]);
  expect([before + accepted + left, left]).toEqual([instructions, refused]);
});

it("extrapolates to a value nearer to the true one than the raw result", () => {
  expect(Math.abs(1 - extrapolated)).toBeLessThan(Math.abs(1 - measured[0]) / 5);
});

it("draws two cells for each kilobyte that the key tells, and no others", () => {
  const told = zeros.table.rows.map(([, kilobytes]) => Number(kilobytes));
  for (const scene of [zeros.scene, zeros.narrow ?? zeros.scene]) {
    expect(shapesOf({ ...zeros, scene })).toEqual(told.map((kilobytes) => 2 * kilobytes));
  }
  expect(zeros.finding).toContain(` ${sum(told)} kB`);
});
