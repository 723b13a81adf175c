import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LARGE_LABEL_UNITS } from "#app/drawing/marks.ts";
import { polyline } from "#app/drawing/path.ts";
import { phaseColor } from "#app/drawing/phase-color.ts";
import { linearScale, logScale } from "#app/drawing/scale.ts";
import { sceneOf } from "#app/drawing/scene.ts";
import { sceneSvg } from "#app/drawing/scene-file.ts";
import { scientific, signed, superscript } from "#app/lib/format.ts";
import { palettes } from "#app/lib/palettes.ts";
import { FigurePicture } from "./picture.tsx";

describe("polyline", () => {
  it("uses the shortest command for each step", () => {
    expect(
      polyline([
        [1, 2],
        [5, 2],
        [5, 4],
        [4, 3.04],
      ]),
    ).toBe("M1 2h4v2l-1-1");
  });

  it("ends where it should, however many roundings lie between", () => {
    const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 1 }), (points) => {
        const [x, y] = endOf(polyline(points));
        const [lastX, lastY] = points.at(-1) ?? [0, 0];
        expect(Math.abs(x - lastX)).toBeLessThan(0.06);
        expect(Math.abs(y - lastY)).toBeLessThan(0.06);
      }),
    );
  });
});

function endOf(d: string): [number, number] {
  let x = 0;
  let y = 0;
  for (const [, command, rest] of d.matchAll(/([Mlhv])([^Mlhv]*)/g)) {
    const numbers = [...(rest ?? "").matchAll(/-?[\d.]+/g)].map(Number);
    const [first = 0, second = 0] = numbers;
    if (command === "M") [x, y] = [first, second];
    else if (command === "h") x += first;
    else if (command === "v") y += first;
    else [x, y] = [x + first, y + second];
  }
  return [x, y];
}

describe("scales", () => {
  it("map the ends of the domain to the ends of the range", () => {
    const ends = fc.tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 101, max: 9999 }));
    fc.assert(
      fc.property(ends, ends, (domain, range) => {
        for (const scale of [linearScale(domain, range), logScale(domain, range)]) {
          expect(scale(domain[0])).toBeCloseTo(range[0], 6);
          expect(scale(domain[1])).toBeCloseTo(range[1], 6);
        }
      }),
    );
  });

  it("puts equal ratios at equal distances on a log scale", () => {
    const scale = logScale([1, 1000], [0, 3]);
    expect(scale(10)).toBeCloseTo(1);
    expect(scale(100)).toBeCloseTo(2);
  });
});

describe("format", () => {
  it("writes numbers as a reader expects them", () => {
    expect(scientific(63504)).toBe("63,504");
    expect(scientific(2_363_904_400)).toBe("2.36·10⁹");
    expect(scientific(9_999_999)).toBe("1.00·10⁷");
    expect(signed(-1.1457, 3)).toBe("−1.146");
    expect(superscript(-12)).toBe("⁻¹²");
  });
});

describe("the phase wheel", () => {
  const STEPS = 72;
  const wheel = Array.from({ length: STEPS }, (_, i) => phaseColor(i / STEPS));
  const distance = (a: number, b: number) =>
    Math.hypot(...wheel[a].map((channel, i) => channel - wheel[b][i]));

  it("gives every phase a color of its own, five degrees apart", () => {
    for (let a = 0; a < STEPS; a++) {
      for (let b = a + 1; b < STEPS; b++)
        expect(distance(a, b), `${a} and ${b}`).toBeGreaterThan(3);
    }
  });

  it("tells +90° from -90° and a phase from its opposite at a glance", () => {
    for (let a = 0; a < STEPS; a++) {
      expect(
        distance(a, (STEPS - a) % STEPS) > 40 || a % (STEPS / 2) < 5 || a % (STEPS / 2) > 31,
      ).toBe(true);
      expect(distance(a, (a + STEPS / 2) % STEPS)).toBeGreaterThan(60);
    }
  });

  it("closes without a seam", () => {
    expect(phaseColor(1)).toEqual(phaseColor(0));
    for (let a = 0; a < STEPS; a++) expect(distance(a, (a + 1) % STEPS)).toBeLessThan(40);
  });
});

const scene = sceneOf(10, 5, [
  { kind: "path", d: "M0 0h3", stroke: "ink", width: 2, dash: "2 4" },
  { kind: "rect", x: 1, y: 1, w: 2, h: 2, fill: "accent", opacity: 0.5 },
  { kind: "circle", cx: 3, cy: 3, r: 1, fill: { phase: 0 } },
  { kind: "text", x: 1, y: 4, text: "a < b & c", anchor: "end", large: true, mono: true },
]);

describe("sceneSvg", () => {
  it("resolves tones by theme", () => {
    expect(sceneSvg(scene, "quantum")).toContain(`stroke="${palettes.quantum.ink}"`);
    expect(sceneSvg(scene, "lab-light")).toContain(`stroke="${palettes["lab-light"].ink}"`);
  });

  it("escapes text, scales it, and keeps strokes in pixels", () => {
    const svg = sceneSvg(scene, "quantum", 0.5);
    expect(svg).toContain("a &lt; b &amp; c");
    expect(svg).toContain(`font-size="${LARGE_LABEL_UNITS / 2}"`);
    expect(svg).toContain('vector-effect="non-scaling-stroke"');
  });
});

describe("a picture", () => {
  it.each([undefined, "/picture.svg"])("has its class and what is drawn over it: %s", (src) => {
    const scene = { ...sceneOf(10, 10, []), src };
    const markup = renderToStaticMarkup(
      <FigurePicture figure={{ title: "A picture", scene, narrow: scene }} className="own">
        <i>over</i>
      </FigurePicture>,
    );
    expect(markup).toMatch(/class="picture[^"]* own"/);
    expect(markup).toContain("<i>over</i>");
  });
});
