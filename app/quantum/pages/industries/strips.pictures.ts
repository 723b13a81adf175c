import { circle, path } from "#app/drawing/marks.ts";
import { dot, hexagon, type Point, polyline } from "#app/drawing/path.ts";
import type { Mark } from "#app/drawing/scene.ts";
import { milestones, monthOf, yearOf } from "#app/engine/calendar/dates.ts";
import { signatures } from "#app/engine/key-sizes/sizes.ts";
import {
  heavyHexagon,
  planFrequencies,
  strictConflicts,
} from "#app/engine/lattice/frequency-plan.ts";
import { normal, seeded } from "#app/engine/random.ts";
import { cellCount } from "./web3.figure.ts";

/** A sector in one small upright picture, and what it shows in a few words. */
export interface Strip {
  marks: readonly Mark[];
  says: string;
}

const WIDTH = 240;
export const HEIGHT = 260;

/** A hexagonal lattice over the whole strip. */
function lattice(pitch: number): Point[] {
  const rise = (pitch * Math.sqrt(3)) / 2;
  const rows = Math.floor((HEIGHT - pitch) / rise) + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from(
      { length: Math.floor(WIDTH / pitch) - (row % 2) },
      (_, column): Point => [(column + 0.5 + (row % 2) / 2) * pitch, pitch / 2 + row * rise],
    ),
  ).flat();
}

/** The antibonding orbital of two hydrogen atoms, 1.4 Bohr radii apart: two lobes, opposite in phase. */
function pharma(): Strip {
  const unit = 44;
  const atoms: Point[] = [-0.7, 0.7].map((y) => [WIDTH / 2, HEIGHT / 2 + y * unit]);
  const marks = lattice(10).map(([x, y]) => {
    const [a, b] = atoms.map(([u, v]) => Math.exp(-Math.hypot(x - u, y - v) / unit));
    const size = Math.min(1, Math.abs(a - b) * 1.7);
    return circle(x, y, Math.max(0.6, 5 * size), { fill: { phase: a > b ? 0.5 : 0 } });
  });
  return { marks, says: "An orbital of hydrogen" };
}

const LOSSES = 400;

/** Seeded log-normal losses as stacks of dots, the worst twentieth marked. */
function finance(): Strip {
  const random = seeded(20);
  const losses = Array.from({ length: LOSSES }, () => Math.exp(0.6 * normal(random))).sort(
    (a, b) => a - b,
  );
  const pitch = 7.5;
  const heights = new Map<number, number>();
  const marks = losses.map((loss, k) => {
    const column = Math.min(WIDTH / pitch - 1, Math.floor(loss * 10));
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    const isTail = k >= LOSSES * 0.95;
    return circle((column + 0.5) * pitch, HEIGHT - (height + 0.5) * pitch, 3, {
      fill: isTail ? "accent" : "quiet",
    });
  });
  return { marks, says: `${LOSSES} simulated losses, the worst ${LOSSES * 0.05} marked` };
}

/** A heavy hexagon cut to the strip, a hue for each frequency. */
function semiconductor(): Strip {
  const graph = heavyHexagon(4, 4);
  const plan = planFrequencies(strictConflicts(graph));
  const unit = 22;
  const r = 6.5;
  const place = ([x, y]: Point): Point => [x * unit + 26, y * unit + 54];
  const isInside = (point: Point) => {
    const [x, y] = place(point);
    return x >= r && x <= WIDTH - r && y >= r && y <= HEIGHT - r;
  };
  const edges = graph.edges.filter((edge) => edge.every((k) => isInside(graph.points[k])));
  const tones = ["ink", "quiet", "blue", "accent"] as const;
  return {
    marks: [
      path(edges.map((e) => polyline(e.map((k) => place(graph.points[k])))).join(""), {
        stroke: "quiet",
        width: 1,
      }),
      ...graph.points.flatMap((point, k) =>
        isInside(point) ? [path(dot(...place(point), r), { fill: tones[plan[k]] })] : [],
      ),
    ],
    says: "Qubit frequencies without collisions",
  };
}

/** Twelve years as rows of twelve months, the months of the milestones marked. */
function government(): Strip {
  const { fips, order, fips140, cnsa, orderKeys, orderSignatures, disallowed } = milestones;
  const dates = [fips, order, fips140, cnsa, orderKeys, orderSignatures, disallowed];
  const first = Math.floor(yearOf(fips.date));
  const months = new Set(dates.map(({ date }) => monthOf(date) - first * 12));
  const years = Math.floor(yearOf(disallowed.date)) - first + 1;
  const step = WIDTH / 12.5;
  const cell = (k: number) => {
    const row = Math.floor(k / 12);
    const x = step * ((k % 12) + 0.5 + (row % 2) / 2);
    return hexagon(x, HEIGHT - step / 2 - (years - 1 - row) * 21.8, step / 2 - 1);
  };
  const all = [...Array(years * 12).keys()];
  return {
    marks: [
      path(
        all
          .filter((k) => !months.has(k))
          .map(cell)
          .join(""),
        { stroke: "quiet", width: 1 },
      ),
      path([...months].map(cell).join(""), { fill: "accent" }),
    ],
    says: `${dates.length} dates in ${years * 12} months`,
  };
}

/** An ML-DSA-65 signature in cells of one ECDSA signature. */
function web3(): Strip {
  const cells = cellCount(signatures.mlDsa65.bytes);
  const columns = 7;
  const step = WIDTH / (columns + 0.5);
  const r = step / Math.sqrt(3);
  const cell = (k: number) => {
    const row = Math.floor(k / columns);
    return hexagon(step * ((k % columns) + 0.5 + (row % 2) / 2), HEIGHT - r - row * 1.5 * r, r - 2);
  };
  return {
    marks: [
      path([...Array(cells).keys()].slice(1).map(cell).join(""), { fill: "quiet" }),
      path(cell(0), { fill: "accent" }),
    ],
    says: `An ML-DSA signature is ${cells} times an ECDSA one`,
  };
}

export const strips = { pharma, finance, semiconductor, government, web3 } as const;

export default () =>
  Object.fromEntries(
    Object.entries(strips).map(([sector, draw]) => {
      const { marks, says } = draw();
      return [sector, { title: says, scene: { width: WIDTH, height: HEIGHT, marks } }];
    }),
  );
