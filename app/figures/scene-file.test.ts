import { describe, expect, it } from "vitest";
import { palettes } from "#app/lib/palettes.ts";
import type { Scene } from "./scene.ts";
import { sceneSvg } from "./scene-file.ts";

const scene: Scene = {
  width: 10,
  height: 5,
  marks: [
    { kind: "path", d: "M0 0h3", stroke: "ink", width: 2, dash: "2 4" },
    { kind: "rect", x: 1, y: 1, w: 2, h: 2, r: 1, fill: "accent", opacity: 0.5 },
    { kind: "circle", cx: 3, cy: 3, r: 1, fill: { phase: 0 } },
    { kind: "text", x: 1, y: 4, text: "a < b & c", anchor: "end", size: "l", mono: true },
  ],
};

describe("sceneSvg", () => {
  it("resolves tones by theme", () => {
    expect(sceneSvg(scene, "quantum")).toContain(`stroke="${palettes.quantum.ink}"`);
    expect(sceneSvg(scene, "lab-light")).toContain(`stroke="${palettes["lab-light"].ink}"`);
  });

  it("escapes text, scales it, and keeps strokes in pixels", () => {
    const svg = sceneSvg(scene, "quantum", { textScale: 0.5 });
    expect(svg).toContain("a &lt; b &amp; c");
    expect(svg).toContain('font-size="7.5"');
    expect(svg).toContain('vector-effect="non-scaling-stroke"');
  });

  it("paints the ground only if asked", () => {
    expect(sceneSvg(scene, "quantum")).toContain(`fill="${palettes.quantum.ground}"`);
    expect(sceneSvg(scene, "quantum", { ground: false })).not.toContain(
      `fill="${palettes.quantum.ground}"`,
    );
  });
});
