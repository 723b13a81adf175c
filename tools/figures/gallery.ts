import { glob, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Figure, Picture } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
import type { PaletteName } from "#app/lib/palettes.ts";
import { siteOfFile } from "#app/lib/site.ts";

const root = join(import.meta.dirname, "../..");
const gallery = join(root, "figures-gallery");

const style = `
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; color: #222; background: #ddd }
figure { margin: 0 0 3rem; max-width: 90rem }
img { vertical-align: top; margin: 0 .5rem .5rem 0; max-width: 100% }
figcaption { max-width: 44rem }
table { border-collapse: collapse; font-size: 13px }
td, th { text-align: left; padding: 2px 12px 2px 0; border-bottom: 1px solid #bbb }
`;

type Shown = Picture & Partial<Figure>;

/** A module has one figure or, by its ending, several by name. */
async function picturesOf(file: string): Promise<[name: string, picture: Shown][]> {
  const { default: value } = await import(join(root, file));
  return file.endsWith(".pictures.ts") ? Object.entries(value) : [["", value]];
}

/** Each composition in each color scheme of its site, or as the image that it is. Two pictures of one name are an error. */
async function images(file: string, name: string, { scene, narrow }: Shown): Promise<string> {
  const palettes: PaletteName[] =
    siteOfFile(file) === "lab" ? ["lab-light", "lab-dark"] : ["quantum"];
  const path = file.replace(/^app.|\.ts$/g, "").replaceAll(/[\\/]/g, "-");
  const tags: string[] = [];
  for (const view of [scene, narrow]) {
    if (!view) continue;
    const stem = `${path}${name && `-${name}`}${view === scene ? "" : "-narrow"}`;
    const show = (image: string) =>
      tags.push(`<img src="${image}" width="${Math.min(view.width, 900)}" alt="">`);
    if (view.image) {
      const image = `${stem}.${view.image.type}`;
      await writeFile(join(gallery, image), view.image.content, { flag: "wx" });
      show(image);
      continue;
    }
    for (const palette of palettes) {
      const image = `${stem}.${palette}.svg`;
      await writeFile(join(gallery, image), sceneSvg(view, palette), { flag: "wx" });
      show(image);
    }
  }
  return tags.join("");
}

function tableHtml({ table }: Shown): string {
  if (!table) return "";
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<details><summary>Table</summary><table>${row(table.columns, "th")}${table.rows.map((cells) => row(cells, "td")).join("")}</table></details>`;
}

await rm(gallery, { recursive: true, force: true });
await mkdir(gallery, { recursive: true });
const files: string[] = [];
for await (const file of glob("app/**/*.{figure,picture,pictures}.ts", { cwd: root })) {
  files.push(file);
}
const sections: string[] = [];
for (const file of files.sort()) {
  for (const [name, picture] of await picturesOf(file)) {
    const words = [picture.finding, picture.caption].map((text) => (text ? `<p>${text}</p>` : ""));
    sections.push(
      `<figure><h2>${picture.title || "A picture without words"}</h2><p><code>${file}${name && `, ${name}`}</code></p>${await images(file, name, picture)}<figcaption>${words.join("")}</figcaption>${tableHtml(picture)}</figure>`,
    );
  }
}
await writeFile(
  join(gallery, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Figures</title><style>${style}</style>${sections.join("\n")}`,
);
console.log(`${sections.length} pictures of ${files.length} modules in ${gallery}/index.html`);
process.exit();
