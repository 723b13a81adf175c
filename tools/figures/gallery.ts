import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
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

type GalleryPicture = Picture & Partial<Figure>;

async function picturesOf(file: string): Promise<[name: string, picture: GalleryPicture][]> {
  const { default: value } = await import(join(root, file));
  return file.endsWith(".pictures.ts") ? Object.entries(value) : [["", value]];
}

/** Writes each composition, drawings in each color scheme of their site; two pictures of one name are an error. */
function writeImages(file: string, name: string, { scene, narrow }: GalleryPicture): string {
  const palettes: PaletteName[] =
    siteOfFile(file) === "lab" ? ["lab-light", "lab-dark"] : ["quantum"];
  const path = file.replace(/^app.|\.ts$/g, "").replaceAll(/[\\/]/g, "-");
  return [scene, ...(narrow ? [narrow] : [])]
    .flatMap((view) => {
      const stem = `${path}${name && `-${name}`}${view === scene ? "" : "-narrow"}`;
      const images = view.image
        ? [{ ending: view.image.type, content: view.image.content }]
        : palettes.map((palette) => ({
            ending: `${palette}.svg`,
            content: sceneSvg(view, palette),
          }));
      return images.map(({ ending, content }) => {
        writeFileSync(join(gallery, `${stem}.${ending}`), content, { flag: "wx" });
        return `<img src="${stem}.${ending}" width="${Math.min(view.width, 900)}" alt="">`;
      });
    })
    .join("");
}

function tableHtml({ table }: GalleryPicture): string {
  if (!table) return "";
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<details><summary>Table</summary><table>${row(table.columns, "th")}${table.rows.map((cells) => row(cells, "td")).join("")}</table></details>`;
}

rmSync(gallery, { recursive: true, force: true });
mkdirSync(gallery, { recursive: true });
const files = globSync("app/**/*.{figure,picture,pictures}.ts", { cwd: root }).sort();
const sections: string[] = [];
for (const file of files) {
  for (const [name, picture] of await picturesOf(file)) {
    const words = [picture.finding, picture.caption].map((text) => (text ? `<p>${text}</p>` : ""));
    sections.push(
      `<figure><h2>${picture.title || "A picture without words"}</h2><p><code>${file}${name && `, ${name}`}</code></p>${writeImages(file, name, picture)}<figcaption>${words.join("")}</figcaption>${tableHtml(picture)}</figure>`,
    );
  }
}
writeFileSync(
  join(gallery, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Figures</title><style>${style}</style>${sections.join("\n")}`,
);
console.log(`${sections.length} pictures of ${files.length} modules in ${gallery}/index.html`);
process.exit();
