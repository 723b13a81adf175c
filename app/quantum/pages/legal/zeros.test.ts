import { expect, it } from "vitest";
import { sum } from "#app/lib/sum.ts";
import zeros from "./zeros.figure.ts";

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
