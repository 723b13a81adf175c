import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { assets, figures } from "#app/figures/registry.ts";
import type { Figure } from "#app/figures/scene.ts";
import { shapesSvg } from "#app/figures/scene-file.ts";
import { galleryFiles } from "./figures-gallery.ts";
import { fontFiles } from "./fonts/font-styles.ts";
import { paletteStyles } from "./palette-styles.ts";
import { markFiles } from "./seo/mark.ts";

const root = join(import.meta.dirname, "..");
const generated = join(root, "app/figures/generated");
const styles = join(root, "app/styles/generated");
const gallery = join(root, "figures-gallery");

/** Unchanged files keep their time stamp, so that a watching dev server does not reload. */
async function writeIfChanged(file: string, content: string | Buffer): Promise<void> {
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(Buffer.from(content))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A drawn figure keeps its words in the page and leaves its shapes to a file. */
function fileModuleSource(figure: Figure): string {
  const marks = figure.scene.marks.filter((mark) => mark.kind === "text");
  const words = JSON.stringify({ ...figure, scene: { ...figure.scene, marks } });
  return `import type { Figure } from "../scene.ts";\nimport picture from "./${figure.id}.svg";\nexport const ${camelCase(figure.id)}: Figure = { ...${words}, picture };\n`;
}

function moduleSource(figure: Figure): string {
  return `import type { Figure } from "../scene.ts";\nexport const ${camelCase(figure.id)}: Figure = ${JSON.stringify(figure)};\n`;
}

const { changed: changedFile, gallery: isGallery } = parseArgs({
  options: { changed: { type: "string" }, gallery: { type: "boolean" } },
}).values;
/** In development, the file that is being worked on: of the heavy pictures only those beside it are made anew. */
const changed = changedFile?.replaceAll("\\", "/");

const built = figures.map((entry) => ({ ...entry, figure: entry.build() }));

await mkdir(generated, { recursive: true });
await Promise.all(
  built.map(async ({ id, figure, isFile }) => {
    const source = isFile ? fileModuleSource(figure) : moduleSource(figure);
    await writeIfChanged(join(generated, `${id}.ts`), source);
    if (isFile) await writeIfChanged(join(generated, `${id}.svg`), shapesSvg(figure.scene));
  }),
);
for (const [name, css] of Object.entries(paletteStyles())) {
  await writeIfChanged(join(styles, name), css);
}
for (const [name, svg] of Object.entries(markFiles())) {
  await writeIfChanged(join(root, "app/assets/generated", name), svg);
}
for (const [role, { css, files }] of Object.entries(await fontFiles())) {
  await writeIfChanged(join(styles, `font-${role}.css`), css);
  for (const [name, content] of Object.entries(files)) {
    await writeIfChanged(join(root, "app/fonts/generated", name), content);
  }
}
for (const { folder, load } of assets) {
  if (changed && !changed.includes(`figures/${folder}/`)) continue;
  const { writeAssets } = await load();
  await writeAssets(generated);
}

if (isGallery) {
  const files = Object.entries(galleryFiles(built));
  await Promise.all(files.map(([name, content]) => writeIfChanged(join(gallery, name), content)));
  const pictures = (await readdir(generated)).filter((name) => /\.(avif|png|svg)$/.test(name));
  await Promise.all(pictures.map((name) => copyFile(join(generated, name), join(gallery, name))));
  console.log(`${built.length} figures in ${gallery}/index.html`);
}
