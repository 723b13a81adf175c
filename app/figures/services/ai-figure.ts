import { normal, seeded } from "#app/engine/random.ts";
import { histogram, stabilityIndex } from "#app/engine/services/drift.ts";
import { bottomAxis } from "#app/figures/draw/axis.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { type Point, polyline, segment } from "#app/figures/draw/path.ts";
import { linearScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const SAMPLES = 4000;
const SHIFT = 0.6;
const SPREAD = 1.15;
const BOTTOM = 168;
const edges = steps(-4, 4.5, 0.5);
const x = linearScale([-4, 4.5], [10, 350]);
const y = linearScale([0, 0.21], [BOTTOM, 26]);

function outline(shares: readonly number[]): Point[] {
  return [
    [x(edges[0]), BOTTOM],
    ...shares.flatMap((share, bin): Point[] => [
      [x(edges[bin]), y(share)],
      [x(edges[bin + 1]), y(share)],
    ]),
    [x(edges[edges.length - 1]), BOTTOM],
  ];
}

export function buildServiceAi(): Figure {
  const random = seeded(20);
  const reference = histogram(
    Array.from({ length: SAMPLES }, () => normal(random)),
    edges,
  );
  const live = histogram(
    Array.from({ length: SAMPLES }, () => SHIFT + SPREAD * normal(random)),
    edges,
  );
  const index = stabilityIndex(reference, live);
  const same = stabilityIndex(
    reference,
    histogram(
      Array.from({ length: SAMPLES }, () => normal(random)),
      edges,
    ),
  );
  const marks: Mark[] = [
    path(polyline(outline(reference), true), { fill: "line" }),
    path(polyline(outline(live)), { stroke: "purple", width: 2 }),
    path(segment(x(0), BOTTOM, x(0), 40) + segment(x(SHIFT), BOTTOM, x(SHIFT), 40), {
      stroke: "quiet",
      width: 1,
      dash: "2 3",
    }),
    text(x(-1.55), y(0.15), "training", { anchor: "end", tone: "muted" }),
    text(x(2.15), y(0.13), "live", { tone: "purple" }),
    text(0, 14, `stability index ${index.toFixed(2)}`, { size: "l", tone: "ink" }),
    text(360, 14, `no drift: ${same.toFixed(3)}`, { anchor: "end", size: "s", tone: "quiet" }),
    ...bottomAxis({
      scale: x,
      ticks: steps(-4, 4, 2),
      format: (v) => `${v}`.replace("-", "−"),
      at: BOTTOM,
      span: [10, 350],
    }),
    text(350, BOTTOM + 30, "feature, training standard deviations", {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
  ];
  return {
    id: "service-ai-ml-nlp",
    title: "A feature's distribution in training and live, and how far it has drifted",
    caption: `${SAMPLES.toLocaleString("en-US")} seeded samples each; the live feature is shifted by ${SHIFT} and widened by ${Math.round((SPREAD - 1) * 100)}%. The population stability index over ${reference.length} bins is ${index.toFixed(2)}, against ${same.toFixed(3)} for a second sample without drift.`,
    scene: { width: 360, height: 202, marks },
    table: {
      columns: ["Bin from", "Training share", "Live share"],
      rows: reference.map((share, bin) => [
        edges[bin].toFixed(1).replace("-", "−"),
        `${(share * 100).toFixed(1)}%`,
        `${(live[bin] * 100).toFixed(1)}%`,
      ]),
    },
  };
}
