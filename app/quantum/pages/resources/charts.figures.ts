import { documents } from "#app/documents/registry.ts";
import { type Figure, sceneOf } from "#app/drawing/scene.ts";
import { sceneBody } from "#app/drawing/scene-file.ts";

/** Without the marks of emphasis. */
const plain = (text: string) => text.replaceAll("*", "");

/** The chart of each benchmark, by the document's name in its address; small screens show its shapes alone. */
export default function buildCharts() {
  const benchmarks = documents.filter(({ kind }) => kind === "benchmark");
  return Object.fromEntries(
    benchmarks.map(({ slug, overview: { figure, plot, caption } }): [string, Figure] => {
      if (!plot) throw new Error(`${slug} does not say which part of its chart has no labels`);
      const [x, y, width, height] = plot;
      const marks = figure.scene.marks.filter(({ kind }) => kind !== "text");
      const body = `<g transform="translate(${-x} ${-y})">${sceneBody({ marks }, "quantum")}</g>`;
      return [
        slug,
        { ...figure, caption: plain(caption), narrow: sceneOf(width, height, [], body) },
      ];
    }),
  );
}
