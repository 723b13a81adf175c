import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type PaletteName, palettes } from "./palettes.ts";
import type { Tone } from "./scene.ts";

const styles = join(import.meta.dirname, "../styles");
const neon = ["blue", "purple", "green"];

/** The value of a theme's custom property; the lab's are written light-dark(light, dark). */
function themeValue(palette: PaletteName, tone: Tone): string | undefined {
  const css = readFileSync(
    join(styles, palette === "quantum" ? "quantum-theme.css" : "lab-theme.css"),
    "utf8",
  );
  const property = neon.includes(tone) ? `--neon-${tone}` : `--${tone}`;
  const value = css.match(new RegExp(`${property}: ([^;]+);`))?.[1];
  const colours = value?.match(/#[0-9a-f]{6}/g) ?? [];
  return palette === "lab-dark" ? colours[1] : colours[0];
}

describe.each(Object.keys(palettes) as PaletteName[])("%s palette", (palette) => {
  it("has the colours of the site's theme", () => {
    for (const [tone, colour] of Object.entries(palettes[palette]) as [Tone, string][]) {
      expect(themeValue(palette, tone), tone).toBe(colour);
    }
  });
});
