import { expect, it } from "vitest";
import type { Picture } from "#app/figures/scene.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import results from "#app/quantum/sections/results.data.ts";
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
  const numbers = ({ from, to }: { from: string; to: string }) => [Number(from), Number(to)];
  expect(filled(casePictures["neutral-atom"])).toEqual(numbers(results["neutral-atom"]));
  const [solved, all] = numbers(results["pharma-rd"]);
  expect(filled(casePictures["pharma-rd"])).toEqual([solved, all - solved]);
});
