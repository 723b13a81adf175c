import { expect, it } from "vitest";
import type { Picture } from "#app/figures/scene.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import results from "#app/quantum/sections/results.data.ts";
import { extrapolated, measured } from "./capabilities.pictures.ts";
import casePictures from "./cases.pictures.ts";
import drawings from "./solutions.pictures.ts";

/** How many shapes begin in each path of the picture that has a fill. */
const filled = ({ scene }: Picture): number[] =>
  scene.marks.flatMap((mark) =>
    mark.kind === "path" && mark.fill !== undefined ? [mark.d.split("M").length - 1] : [],
  );

it("draws a cell for each 64 bytes of a signature", () => {
  const { ed25519, mlDsa65, slhDsa128s } = signatures;
  const cells = [ed25519, mlDsa65, slhDsa128s].map(({ bytes }) => Math.ceil(bytes / 64));
  expect(filled(drawings.shield)).toEqual([cells[0], cells[1] + cells[2]]);
});

it("draws each amplitude of one moment", () => {
  expect(filled(drawings.lattice).reduce((sum, dots) => sum + dots, 0)).toBe(64);
});

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
