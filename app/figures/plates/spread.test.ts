import { describe, expect, it } from "vitest";
import { buildLoweringPlate } from "#app/figures/about/lowering-plate.ts";
import { buildApprovalsPlate } from "#app/figures/case-studies/approvals-plate.ts";
import { buildAtomsPlate } from "#app/figures/case-studies/atoms-plate.ts";
import { buildSurrogatePlate } from "#app/figures/case-studies/surrogate-plate.ts";
import { buildHoursPlate } from "#app/figures/contact/hours-plate.ts";
import { buildAmplitudePlate } from "#app/figures/research/amplitude-plate.ts";
import { buildLoopPlate } from "#app/figures/research/loop-plate.ts";
import type { TextMark } from "#app/figures/scene.ts";
import { buildStandardsPlate } from "#app/figures/tokenization/standards-plate.ts";

/** As the style sheet sets them where the drawing is smallest: on a tablet and on a phone. */
const UNITS = { wide: 20, narrow: 13 } as const;
const LARGE = 2.9;

function extent({ x, y, text, size, anchor }: TextMark, unit: number) {
  const high = size === "l" ? unit * LARGE : unit;
  const width = [...text].length * (size === "l" ? 0.56 : 0.6) * high;
  const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return { text, left, right: left + width, top: y - 0.72 * high, bottom: y };
}

const spreads = [
  buildLoweringPlate,
  buildStandardsPlate,
  buildHoursPlate,
  buildAtomsPlate,
  buildSurrogatePlate,
  buildApprovalsPlate,
  buildLoopPlate,
  buildAmplitudePlate,
].map((build) => build());

describe.each(spreads)("the spread $id", (plate) => {
  it.each(["wide", "narrow"] as const)("has its labels inside and apart: %s", (name) => {
    const { width, height, labels } = plate[name];
    const boxes = labels.map((label) => extent(label, UNITS[name]));
    for (const { text, left, right, top, bottom } of boxes) {
      expect(left, text).toBeGreaterThanOrEqual(-0.5);
      expect(right, text).toBeLessThanOrEqual(width + 0.5);
      expect(top, text).toBeGreaterThanOrEqual(0);
      expect(bottom, text).toBeLessThanOrEqual(height);
    }
    const clashes = boxes.flatMap((a, k) =>
      boxes
        .slice(k + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => `${a.text} / ${b.text}`),
    );
    expect(clashes).toEqual([]);
  });
});
