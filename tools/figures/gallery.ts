import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure, Picture, Scene } from "#app/figures/scene.ts";
import { sceneSvg } from "#app/figures/scene-file.ts";
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

/** A composition: its own image, or a drawing in each color scheme of its site. */
function imagesOf(file: string, { image, ...scene }: Scene): string {
  const schemes =
    siteOfFile(file) === "lab" ? (["lab-light", "lab-dark"] as const) : (["quantum"] as const);
  const images = image
    ? [image]
    : schemes.map((scheme) => ({ type: "svg", content: sceneSvg(scene, scheme) }));
  return images
    .map(({ type, content }) => {
      const data = Buffer.from(content).toString("base64");
      const mediaType = type === "svg" ? "svg+xml" : type;
      return `<img src="data:image/${mediaType};base64,${data}" width="${Math.min(scene.width, 900)}" alt="">`;
    })
    .join("");
}

function tableHtml({ columns, rows }: Figure["table"]): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<details><summary>Table</summary><table>${row(columns, "th")}${rows.map((cells) => row(cells, "td")).join("")}</table></details>`;
}

function section(file: string, name: string, picture: Picture & Partial<Figure>): string {
  const { title, scene, narrow, finding, caption, table } = picture;
  const words = [finding, caption].map((text) => (text ? `<p>${text}</p>` : ""));
  return `<figure><h2>${title || "A picture without words"}</h2><p><code>${file}${name && `, ${name}`}</code></p>${imagesOf(file, scene)}${narrow ? imagesOf(file, narrow) : ""}<figcaption>${words.join("")}</figcaption>${table ? tableHtml(table) : ""}</figure>`;
}

const sections: string[] = [];
for (const file of globSync("app/**/*.{figure,picture,pictures}.ts", { cwd: root }).sort()) {
  const { default: value } = await import(join(root, file));
  const pictures = file.endsWith(".pictures.ts") ? Object.entries(value) : [["", value]];
  for (const [name, picture] of pictures) sections.push(section(file, name, picture));
}
mkdirSync(gallery, { recursive: true });
const page = join(gallery, "index.html");
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Figures</title><style>${style}</style>${sections.join("\n")}`,
);
console.log(`${sections.length} pictures in ${page}`);
process.exit();
