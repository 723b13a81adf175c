import { path, text } from "#app/drawing/marks.ts";
import { hexagon, type Point, polyline, segment } from "#app/drawing/path.ts";
import { logScale } from "#app/drawing/scale.ts";
import { asFile, type FigureData, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { CHEMICAL_ACCURACY } from "#app/quantum/studies/pharma-rd/model.ts";
import {
  ironSulfurRows,
  largestRun,
  millihartreeAbovePublished,
  ORBITALS,
} from "#data/iron-sulfur.ts";

const ELECTRONS = 30;
const excess = ironSulfurRows.map(({ bondDimension, energy }) => ({
  bondDimension,
  above: millihartreeAbovePublished(energy),
}));

/** The distance from the published energy at each bond dimension, both on log scales. */
function draw(width: number, height: number, ticks = excess): Scene {
  const x = logScale([40, 1.4 * largestRun.bondDimension], [20, width - 20]);
  const y = logScale([0.9 * Math.min(...excess.map(({ above }) => above)), 25], [height - 44, 30]);
  const points = excess.map(({ bondDimension, above }): Point => [x(bondDimension), y(above)]);
  const accuracy = y(CHEMICAL_ACCURACY);
  return sceneOf(width, height, [
    path(segment(0, height - 36, width, height - 36), { stroke: "line" }),
    path(segment(0, accuracy, width, accuracy), { stroke: "quiet", dash: "2 4" }),
    path(polyline(points), { stroke: "accent", width: 1.5 }),
    path(points.map((point) => hexagon(...point, 7)).join(""), { fill: "accent" }),
    text(0, 16, "millihartree above the published energy"),
    text(width, accuracy - 8, `${CHEMICAL_ACCURACY}, chemical accuracy`, {
      anchor: "end",
      tone: "muted",
    }),
    ...excess.map(({ above }, k) =>
      text(points[k][0] + 12, points[k][1] + 1, above.toFixed(1), { tone: "ink" }),
    ),
    ...ticks.map(({ bondDimension }) =>
      text(x(bondDimension), height - 16, `χ ${bondDimension}`, {
        anchor: "middle",
        tone: "muted",
      }),
    ),
  ]);
}

/** On a phone the label of the last but one would touch its neighbor's. */
const narrowTicks = excess.toSpliced(-2, 1);

const { versions, threads } = largestRun;

/** An active space whose energy others have published. */
export default asFile({
  title: `DMRG energies of an iron-sulfur cluster, in millihartree above the published one, at ${excess.length} bond dimensions`,
  finding: `For the iron-sulfur cluster [2Fe-2S], DMRG ends ${millihartreeAbovePublished(largestRun.energy).toFixed(1)} millihartree above the published energy.`,
  caption: `The cluster has ${ELECTRONS} active electrons in ${ORBITALS} orbitals. The integrals and the energy at bond dimension 8,000 were published by Z. Li and G. K.-L. Chan, J. Chem. Theory Comput. 13, 2681 (2017); we ran ${versions} on ${threads} processor ${threads === 1 ? "thread" : "threads"}. A larger bond dimension discards less of the state, so the energy falls toward the published one from above. The published energy is itself variational, so the exact one may lie lower.`,
  scene: draw(395, 250, narrowTicks),
  narrow: draw(342, 230, narrowTicks),
  table: {
    columns: ["Bond dimension", "Energy, hartree", "Discarded weight", "Seconds", "Memory, MB"],
    rows: ironSulfurRows.map((row) => [
      `${row.bondDimension}`,
      row.energy.toFixed(6),
      row.discardedWeight.toExponential(1),
      row.seconds.toFixed(0),
      `${row.memoryMegabytes}`,
    ]),
  },
} satisfies FigureData);
