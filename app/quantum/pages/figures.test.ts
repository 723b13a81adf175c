import { expect, it } from "vitest";
import type { Picture } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import results from "#app/quantum/sections/results.data.ts";
import { extrapolated, measured } from "./home/capabilities.pictures.ts";
import casePictures from "./home/cases.pictures.ts";
import drawings from "./home/solutions.pictures.ts";
import zeros from "./legal/zeros.figure.ts";
import { twoSources } from "./not-found/numerals.picture.ts";

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

const psi = twoSources([-10, 0], [10, 0], 4);

it("adds up where the ways are equal and cancels where they differ by half a wave", () => {
  expect(psi(0, 7).size).toBeCloseTo(1, 12);
  // Ways of 9 and 11: half a wavelength of difference.
  expect(psi(1, 0).size).toBeCloseTo(0, 12);
});

it("has the phase of one source where both are in step", () => {
  const way = Math.hypot(10, 7) / 4;
  expect(psi(0, 7).phase).toBeCloseTo(way % 1, 12);
});
