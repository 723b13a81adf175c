import { renderToStaticMarkup } from "react-dom/server";
import { fonts } from "#app/fonts/fonts.ts";
import { type Palette, type PaletteName, palettes } from "#app/lib/palettes.ts";
import { LABEL_UNITS, LARGE_LABEL_UNITS } from "./marks.ts";
import type { Image, Scene } from "./scene.ts";
import { type SceneLook, sceneElements } from "./scene-elements.ts";

const monoFamily = `'${fonts.mono.family}', ui-monospace, monospace`;
const sansFamily = `'${fonts.text.family}', system-ui, sans-serif`;

/** A scene as an SVG file on no ground. Its text is as large as where the drawing is narrowest, times `textScale`. */
export function sceneSvg(scene: Scene, theme: PaletteName | Palette, textScale = 1): string {
  const { width, height } = scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sceneBody(scene, theme, textScale)}</svg>\n`;
}

/** A scene without a root element, to be set into a larger drawing. */
export function sceneBody(
  { shapes, labels, body = "" }: Omit<Scene, "width" | "height">,
  theme: PaletteName | Palette,
  textScale = 1,
): string {
  const palette = typeof theme === "string" ? palettes[theme] : theme;
  return (
    renderToStaticMarkup(sceneElements([...shapes, ...labels], fileLook(palette, textScale))) + body
  );
}

/** The file of a scene: its own image, or its shapes in the quantum site's colors; its words stand in the page, whose type a file cannot use. */
export function pictureFile({ image, ...scene }: Scene): Image {
  return image ?? { type: "svg", content: sceneSvg({ ...scene, labels: [] }, "quantum") };
}

function fileLook(palette: Palette, textScale: number): SceneLook {
  return {
    color: (tone) => palette[tone],
    text: ({ large, mono, bold }) => ({
      fontFamily: mono ? monoFamily : sansFamily,
      fontSize: Math.round((large ? LARGE_LABEL_UNITS : LABEL_UNITS) * textScale * 10) / 10,
      fontWeight: bold ? 500 : undefined,
    }),
  };
}
