import { path } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import { cover } from "../services/cover.ts";

const sinc = (v: number) => (v === 0 ? 1 : Math.sin(v) / v);

/** Far behind two slits: fringes under the envelope of one, a cell for each step of probability. */
function buildFringes() {
  const columns = Array.from({ length: 61 }, (_, k) => {
    const at = (k - 30) / 30;
    const chance = (Math.cos(10 * at) * sinc(2.6 * at)) ** 2;
    return Array.from({ length: Math.round(24 * chance) }, (_, level) =>
      hexagon(10 + k * 13, 318 - level * 13.2, 7),
    ).join("");
  });
  return cover(
    { width: 800, height: 330, marks: [path(columns.join(""), { fill: "blue" })] },
    "black",
    [-110, -34, 1020, 358],
  );
}

export default buildFringes();
