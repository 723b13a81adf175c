import { phaseColor } from "#app/figures/wave/phase-color.ts";
import { TEXT_UNITS } from "./draw/marks.ts";
import { type Palette, type PaletteName, palettes } from "./palettes.ts";
import type { Figure, Mark, Paint, Scene, Stroke, TextMark } from "./scene.ts";

const MONO = "'Geist Mono', ui-monospace, monospace";
const SANS = "'Host Grotesk', system-ui, sans-serif";

interface SvgOptions {
  /** Text size relative to the narrowest display; pages shrink it as the drawing grows. */
  textScale?: number;
  /** Whether the theme's ground is painted behind the drawing. */
  ground?: boolean;
}

/** A figure as a standalone SVG file, for the gallery and for share images. */
export function figureSvg(figure: Figure, theme: PaletteName, options: SvgOptions = {}): string {
  return sceneSvg(figure.scene, theme, options, `<title>${escapeXml(figure.title)}</title>`);
}

export function sceneSvg(
  scene: Scene,
  theme: PaletteName,
  options: SvgOptions = {},
  head = "",
): string {
  const palette = palettes[theme];
  const { textScale = 1, ground = true } = options;
  const back = ground
    ? `<rect width="${scene.width}" height="${scene.height}" fill="${palette.ground}"/>`
    : "";
  const body = scene.marks.map((mark) => drawMark(mark, palette, textScale)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}">${head}${back}${body}</svg>`;
}

function drawMark(mark: Mark, palette: Palette, textScale: number): string {
  switch (mark.kind) {
    case "path":
      return `<path d="${mark.d}"${strokeAttributes(mark, palette)}/>`;
    case "rect": {
      const corner = mark.r === undefined ? "" : ` rx="${mark.r}"`;
      return `<rect x="${mark.x}" y="${mark.y}" width="${mark.w}" height="${mark.h}"${corner}${strokeAttributes(mark, palette)}/>`;
    }
    case "circle":
      return `<circle cx="${mark.cx}" cy="${mark.cy}" r="${mark.r}"${strokeAttributes(mark, palette)}/>`;
    case "text":
      return drawText(mark, palette, textScale);
  }
}

function drawText(mark: TextMark, palette: Palette, textScale: number): string {
  const size = Math.round(TEXT_UNITS[mark.size ?? "m"] * textScale * 10) / 10;
  const anchor = mark.anchor === undefined ? "" : ` text-anchor="${mark.anchor}"`;
  const weight = mark.bold ? ` font-weight="600"` : "";
  return `<text x="${mark.x}" y="${mark.y}" fill="${palette[mark.tone ?? "muted"]}" font-family="${mark.mono ? MONO : SANS}" font-size="${size}"${anchor}${weight}>${escapeXml(mark.text)}</text>`;
}

function strokeAttributes(style: Stroke, palette: Palette): string {
  let attributes = ` fill="${style.fill === undefined ? "none" : colour(style.fill, palette)}"`;
  if (style.stroke !== undefined) {
    attributes += ` stroke="${colour(style.stroke, palette)}" vector-effect="non-scaling-stroke"`;
    if (style.width !== undefined) attributes += ` stroke-width="${style.width}"`;
    if (style.dash !== undefined) attributes += ` stroke-dasharray="${style.dash}"`;
  }
  if (style.opacity !== undefined) attributes += ` opacity="${style.opacity}"`;
  return attributes;
}

function colour(paint: Paint, palette: Palette): string {
  if (typeof paint === "string") return palette[paint];
  const channels = phaseColor(paint.phase).map((value) => value.toString(16).padStart(2, "0"));
  return `#${channels.join("")}`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(content: string): string {
  return content.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
