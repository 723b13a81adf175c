import { expect, it } from "vitest";
import type { Picture } from "#app/drawing/scene.ts";
import { summaries } from "#app/quantum/studies/summaries.ts";
import { values } from "./home/solution-values.ts";
import solutions from "./home/solutions.computed.ts";

/** Counts the shapes in each path of a drawing. */
const shapesOf = ({ scene }: Picture): number[] =>
  scene.shapes.flatMap((mark) => (mark.kind === "path" ? [mark.d.split("M").length - 1] : []));

it("draws what the number beside it counts", () => {
  const numbers = Object.values(summaries).flatMap(({ from, to }) =>
    [from, to].map((count) => Number(count.replace(",", ""))),
  );
  const [gates, layers, solved, candidates, refused, instructions] = numbers;
  const [frames, pulses, layerFrames, layerPulses] = shapesOf(summaries["neutral-atom"].drawing);
  expect([frames + pulses, layerFrames + layerPulses]).toEqual([gates, layers]);
  expect(shapesOf(summaries["pharma-rd"].drawing)).toEqual([candidates - solved, solved]);
  const [before, accepted, left] = shapesOf(summaries["web3-custodian"].drawing);
  expect([before + accepted + left, left]).toEqual([instructions, refused]);
});

it("draws on each plate what its pair of numbers counts", () => {
  const { drawings } = solutions;
  const [today, after, saved] = shapesOf(drawings.circuit);
  expect([today, after, after + saved]).toEqual([...values.circuit, values.circuit[0]]);
  expect(shapesOf(drawings.shield)).toEqual(values.shield.map((bytes) => Math.round(bytes / 4)));
  const doublings = values.lattice.map((bytes) => Math.round(Math.log2(bytes)));
  expect(shapesOf(drawings.lattice)).toEqual(doublings);
});
