import { expect, test } from "vitest";
import { Drawings } from "./drawings.ts";

test("a figure is drawn anew when its computation, a shared mark, a color or the type changes", async () => {
  const root = process.cwd();
  const { sources } = await new Drawings(root).draw(
    `${root}/app/quantum/pages/contact/hours.figure.ts`,
  );
  expect(Object.keys(sources)).toEqual(
    expect.arrayContaining([
      "app/quantum/pages/contact/hours.figure.ts",
      "app/drawing/marks.ts",
      "app/lib/palettes.ts",
      "app/fonts/fonts.ts",
      "tooling/draw-figure.ts",
    ]),
  );
});
