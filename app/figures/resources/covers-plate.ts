import { buildCompilerCircuit } from "#app/figures/compiler/circuit-figure.ts";
import { mono } from "#app/figures/draw/marks.ts";
import { buildIndustryFinance } from "#app/figures/industries/finance-figure.ts";
import { buildIndustrySemiconductor } from "#app/figures/industries/semiconductor-figure.ts";
import { buildIndustryWeb3 } from "#app/figures/industries/web3-figure.ts";
import type { Plate, PlateView } from "#app/figures/plates/plate.ts";
import { buildAmplitudeEstimation } from "#app/figures/research/amplitude-figure.ts";
import type { Figure } from "#app/figures/scene.ts";
import { sceneBody } from "#app/figures/scene-file.ts";
import { buildH2Curve } from "#app/figures/simulation/h2-figure.ts";
import { buildSimulatorMemory } from "#app/figures/simulation/memory-figure.ts";
import { palettes } from "#app/lib/palettes.ts";

interface Cover {
  document: string;
  figure: Figure;
}

/** In the order of the page: three papers, two benchmarks, two guides. */
const covers = (): Cover[] => [
  { document: "Portable IR", figure: buildCompilerCircuit() },
  { document: "PQC roadmap", figure: buildIndustryFinance() },
  { document: "Choosing a simulator", figure: buildSimulatorMemory() },
  { document: "Routing benchmark", figure: buildIndustrySemiconductor() },
  { document: "Simulator benchmark", figure: buildH2Curve() },
  { document: "PQC inventory", figure: buildIndustryWeb3() },
  { document: "Reading a benchmark", figure: buildAmplitudeEstimation() },
];

/** A sheet with its whole figure, without the figure's words. */
function sheet({ figure }: Cover, x: number, y: number, w: number, h: number): string {
  const { raised, line } = palettes.quantum;
  const scene = figure.wide ?? figure.scene;
  const marks = scene.marks.filter((mark) => mark.kind !== "text");
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${raised}" stroke="${line}"/>` +
    `<svg x="${x + w * 0.09}" y="${y + h * 0.24}" width="${w * 0.82}" height="${h * 0.68}" viewBox="0 0 ${scene.width} ${scene.height}">${sceneBody({ marks }, "quantum")}</svg>`
  );
}

interface Layout {
  width: number;
  height: number;
  w: number;
  h: number;
  at: readonly (readonly [x: number, y: number])[];
  /** Whether a sheet has room for its title. */
  hasTitles: boolean;
}

function view({ width, height, w, h, at, hasTitles }: Layout): PlateView {
  const list = covers();
  const body = list.map((cover, k) => sheet(cover, at[k][0], at[k][1], w, h));
  const titles = list.map(({ document }, k) =>
    mono(at[k][0] + w * 0.09, at[k][1] + h * 0.14, document, { tone: "muted" }),
  );
  return { width, height, body: body.join(""), labels: hasTitles ? titles : [] };
}

export function buildCoversPlate(): Plate {
  const list = covers();
  return {
    id: "resources",
    title: "Seven covers, each made from a figure of this site",
    finding: "Seven documents, and behind each a figure that code in this repository computes.",
    caption: "The covers are the figures of these pages without their labels.",
    wide: view({
      width: 720,
      height: 690,
      hasTitles: true,
      w: 230,
      h: 218,
      at: [
        [123, 6],
        [368, 6],
        [0, 236],
        [245, 236],
        [490, 236],
        [123, 466],
        [368, 466],
      ],
    }),
    narrow: view({
      width: 375,
      height: 284,
      hasTitles: false,
      w: 104,
      h: 136,
      at: [
        [-22, 0],
        [92, 0],
        [206, 0],
        [320, 0],
        [-22, 148],
        [92, 148],
        [206, 148],
      ],
    }),
    table: {
      columns: ["Document", "Figure on its cover"],
      rows: list.map(({ document, figure }) => [document, figure.title]),
    },
  };
}
