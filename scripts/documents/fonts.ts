import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const root = join(import.meta.dirname, "../..");
const packages = "node_modules/@fontsource";

/** The site's faces at the weights that documents use, and one with the Greek and the signs that they lack. */
const faces: readonly { file: string; axes?: { wght: number } }[] = [
  { file: "app/fonts/host-grotesk.woff2", axes: { wght: 400 } },
  { file: "app/fonts/host-grotesk.woff2", axes: { wght: 600 } },
  {
    file: `${packages}-variable/host-grotesk/files/host-grotesk-latin-wght-italic.woff2`,
    axes: { wght: 400 },
  },
  { file: "app/fonts/instrument-serif.woff2" },
  { file: "app/fonts/geist-mono.woff2" },
  { file: `${packages}/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2` },
];

export const fontFiles: readonly string[] = faces.map(({ file }) => join(root, file));

/** Typst reads plain sfnt files of one weight each. */
export function documentFonts(): Promise<Buffer[]> {
  return Promise.all(
    faces.map(async ({ file, axes }) =>
      subsetFont(await readFile(join(root, file)), undefined, {
        targetFormat: "sfnt",
        keepAllGlyphs: true,
        ...(axes && { variationAxes: axes }),
      }),
    ),
  );
}
