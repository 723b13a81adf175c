import { expect } from "vitest";
import type { Scene, TextMark } from "./scene.ts";
import { LINE_HEIGHT } from "./scene-elements.ts";

/** How the style sheet sets a label: its size in the scene's units, and a letter's mean width as a share of it. */
export interface Setting {
  size: number;
  advance: number;
}

/** Every label is inside of the scene, but for `slack` at its sides, and none lies on another. */
export function expectLabelsApart(
  scene: Scene,
  settingOf: (label: TextMark) => Setting,
  slack = 0,
): void {
  const boxes = scene.marks
    .filter((mark) => mark.kind === "text")
    .map((label) => inkOf(label, settingOf(label)));
  for (const { text, left, right, top, bottom } of boxes) {
    expect(left, text).toBeGreaterThanOrEqual(-slack);
    expect(right, text).toBeLessThanOrEqual(scene.width + slack);
    expect(top, text).toBeGreaterThanOrEqual(0);
    expect(bottom, text).toBeLessThanOrEqual(scene.height);
  }
  const clashes = boxes.flatMap((a, k) =>
    boxes
      .slice(k + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} / ${b.text}`),
  );
  expect(clashes).toEqual([]);
}

/** The box from the top of a label's capitals to its baseline. */
function inkOf({ x, text, anchor, ...mark }: TextMark, { size, advance }: Setting) {
  const y = mark.y + (mark.line ?? 0) * LINE_HEIGHT * size;
  const width = [...text].length * advance * size;
  const left = x - (anchor === "end" ? width : anchor === "middle" ? width / 2 : 0);
  return { text, left, right: left + width, top: y - 0.72 * size, bottom: y };
}
