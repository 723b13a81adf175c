import { expect, it } from "vitest";
import h2 from "./h2.figure.ts";

it.each([h2.scene, h2.narrow])("has its names inside the margins and apart", ({ marks, width }) => {
  const names = marks.flatMap((mark) => (mark.kind === "text" ? [mark] : []));
  const margin = width === 375 ? 24 : 0;
  for (const { x } of names) {
    expect(x).toBeGreaterThanOrEqual(margin);
    expect(x).toBeLessThanOrEqual(width - margin);
  }
  const ends = names.filter(({ anchor }) => anchor === "end").map(({ y }) => y);
  for (const [k, y] of ends.toSorted((a, b) => a - b).entries()) {
    if (k > 0) expect(y - ends.toSorted((a, b) => a - b)[k - 1]).toBeGreaterThan(13);
  }
});
