import { fonts } from "#app/fonts/fonts.ts";
import { type Palette, type PaletteName, palettes } from "#app/lib/palettes.ts";
import { textUnits } from "./marks.ts";
import type { Image, Scene } from "./scene.ts";
import { type SceneElement, type SceneLook, sceneElements } from "./scene-elements.ts";

const monoFamily = `'${fonts.mono.family}', ui-monospace, monospace`;
const sansFamily = `'${fonts.text.family}', system-ui, sans-serif`;

interface SvgOptions {
  /** Text size relative to the narrowest display; pages shrink it as the drawing grows. */
  textScale?: number;
  /** True if the theme's ground is painted behind the drawing. */
  ground?: boolean;
}

/** A scene as a standalone SVG file, for the gallery, papers and share images. */
export function sceneSvg(
  scene: Scene,
  theme: PaletteName | Palette,
  options: SvgOptions = {},
): string {
  const palette = typeof theme === "string" ? palettes[theme] : theme;
  const { textScale = 1, ground = true } = options;
  const back = ground
    ? `<rect width="${scene.width}" height="${scene.height}" fill="${palette.ground}"/>`
    : "";
  const marks = sceneElements(scene, fileLook(palette, textScale)).map(markup).join("");
  const body = marks + (scene.body ?? "");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}">${back}${body}</svg>`;
}

/** Marks without a root element, to be set into a larger drawing. */
export function sceneBody(scene: Pick<Scene, "marks">, theme: PaletteName): string {
  return sceneElements(scene, fileLook(palettes[theme], 1)).map(markup).join("");
}

/** The file of a scene: its own image, or its shapes on no ground in the quantum site's colors; its words stand in the page, whose type a file cannot use. */
export function pictureFile({ image, width, height, ...scene }: Scene): Image {
  if (image) return image;
  const marks = scene.marks.filter(({ kind }) => kind !== "text");
  const body = sceneBody({ marks }, "quantum");
  const content = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}${scene.body ?? ""}</svg>\n`;
  return { type: "svg", content };
}

function fileLook(palette: Palette, textScale: number): SceneLook {
  return {
    color: (tone) => palette[tone],
    text: ({ size = "m", mono, bold }) => ({
      fontFamily: mono ? monoFamily : sansFamily,
      fontSize: Math.round(textUnits[size] * textScale * 10) / 10,
      fontWeight: bold ? 500 : undefined,
    }),
  };
}

function markup({ tag, attributes, text }: SceneElement): string {
  const attributeText = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${svgName(name)}="${value}"`)
    .join("");
  return text === undefined
    ? `<${tag}${attributeText}/>`
    : `<${tag}${attributeText}>${escapeXml(text)}</${tag}>`;
}

/** React writes `strokeWidth`, a file `stroke-width`. */
function svgName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeXml(content: string): string {
  return content.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
