import { describe, expect, it } from "vitest";
import { buildLoweringPlate } from "#app/figures/about/lowering-plate.ts";
import { buildApprovalsPlate } from "#app/figures/case-studies/approvals-plate.ts";
import { buildAtomsPlate } from "#app/figures/case-studies/atoms-plate.ts";
import { buildSurrogatePlate } from "#app/figures/case-studies/surrogate-plate.ts";
import { buildBraidPlate } from "#app/figures/compiler/braid-plate.ts";
import { buildCompilerPlate } from "#app/figures/compiler/routed-plate.ts";
import { buildHoursPlate } from "#app/figures/contact/hours-plate.ts";
import { buildAmplitudePlate } from "#app/figures/research/amplitude-plate.ts";
import { buildLoopPlate } from "#app/figures/research/loop-plate.ts";
import type { TextMark } from "#app/figures/scene.ts";
import { buildStandardsPlate } from "#app/figures/tokenization/standards-plate.ts";

/** As the style sheet sets them where the drawing is smallest, on a tablet and on a phone; `large` is that of the largest. */
const spread = { wide: 20, narrow: 13, large: 2.9 };
const plates = [
  ...[
    buildLoweringPlate,
    buildStandardsPlate,
    buildAtomsPlate,
    buildSurrogatePlate,
    buildApprovalsPlate,
    buildLoopPlate,
    buildAmplitudePlate,
  ].map((build) => ({ plate: build(), sizes: spread })),
  { plate: buildHoursPlate(), sizes: { ...spread, wide: 21 } },
  { plate: buildBraidPlate(), sizes: spread },
  { plate: buildCompilerPlate(), sizes: { wide: 12, narrow: 12, large: 1.25 } },
];

function extent({ x, y, text, size, anchor }: TextMark, unit: number, large: number) {
  const high = size === "l" ? unit * large : unit;
  // Large words are set in the text's type, others in the monospaced one.
  const width = [...text].length * (size === "l" && large > 2 ? 0.56 : 0.6) * high;
  const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return { text, left, right: left + width, top: y - 0.72 * high, bottom: y };
}

describe.each(plates)("the plate $plate.id", ({ plate, sizes }) => {
  it.each(["wide", "narrow"] as const)("has its labels inside and apart: %s", (name) => {
    const { width, height, labels } = plate[name];
    const boxes = labels.map((label) => extent(label, sizes[name], sizes.large));
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
