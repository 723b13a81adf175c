import type { FigureEntry } from "#app/figures/registry.ts";
import type { Figure } from "#app/figures/scene.ts";
import { figureSvg } from "#app/figures/scene-file.ts";
import type { PaletteName } from "#app/lib/palettes.ts";

const PALETTES = {
  quantum: ["quantum"],
  lab: ["lab-light", "lab-dark"],
} as const satisfies Record<FigureEntry["theme"], readonly PaletteName[]>;

const STYLE = `
body { margin: 2rem; font: 15px/1.5 system-ui, sans-serif; color: #222; background: #ddd }
figure { margin: 0 0 3rem; max-width: 62rem }
img { vertical-align: top; margin: 0 .5rem .5rem 0 }
figcaption { max-width: 44rem }
table { border-collapse: collapse; font-size: 13px }
td, th { text-align: left; padding: 2px 12px 2px 0; border-bottom: 1px solid #bbb }
`;

const WIDTHS = [335, 600] as const;

/** Every figure as SVG, at the text size of a phone and of a desk, with one page that shows them all. */
export function galleryFiles(
  built: readonly (FigureEntry & { figure: Figure })[],
): Record<string, string> {
  const files: Record<string, string> = {};
  const sections = built.map(({ id, theme, figure }) => {
    const images = PALETTES[theme].flatMap((palette) =>
      WIDTHS.map((width) => {
        const name = `${id}.${palette}.${width}.svg`;
        const textScale = width === 335 ? 1 : 0.7;
        files[name] = figureSvg(figure, palette, { textScale });
        return `<img src="${name}" width="${width}" alt="">`;
      }),
    );
    return `<figure id="${id}"><h2>${id}</h2><p>${figure.title}</p>${images.join("")}<figcaption>${figure.finding ? `<p>${figure.finding}</p>` : ""}${figure.caption}</figcaption>${tableHtml(figure)}</figure>`;
  });
  files["index.html"] =
    `<!doctype html><meta charset="utf-8"><title>Figures</title><style>${STYLE}</style>${sections.join("\n")}`;
  return files;
}

function tableHtml({ table }: Figure): string {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<details><summary>Table</summary><table>${row(table.columns, "th")}${table.rows.map((cells) => row(cells, "td")).join("")}</table></details>`;
}
