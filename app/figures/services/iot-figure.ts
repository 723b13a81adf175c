import { normal, seeded } from "#app/engine/random.ts";
import { rootMeanSquare, track } from "#app/engine/services/kalman.ts";
import { bottomAxis } from "#app/figures/draw/axis.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { box, polyline } from "#app/figures/draw/path.ts";
import { linearScale, steps } from "#app/figures/draw/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const STEP = 0.1;
const NOISE = 0.25;
const BOTTOM = 170;
const times = steps(0, 9.9, STEP);
const x = linearScale([0, 10], [8, 350]);
const y = linearScale([-1.6, 1.9], [BOTTOM, 24]);
const MODEL = { step: STEP, acceleration: 12, measurement: NOISE ** 2 };

/** The axis that the sensor watches: a slow swing that fades. */
function truth(t: number): number {
  return 1.3 * Math.exp(-t / 12) * Math.sin(1.3 * t);
}

export function simulate() {
  const random = seeded(8);
  const actual = times.map(truth);
  const measured = actual.map((value) => value + NOISE * normal(random));
  const filtered = track(measured, MODEL);
  return {
    actual,
    measured,
    filtered,
    raw: rootMeanSquare(measured, actual),
    error: rootMeanSquare(filtered, actual),
  };
}

export function buildServiceIot(): Figure {
  const { actual, measured, filtered, raw, error } = simulate();
  const line = (values: readonly number[]) =>
    polyline(values.map((value, k) => [x(times[k]), y(value)]));
  const marks: Mark[] = [
    path(measured.map((value, k) => box(x(times[k]) - 1, y(value) - 1, 2, 2)).join(""), {
      fill: "quiet",
      opacity: 0.7,
    }),
    path(line(actual), { stroke: "quiet", width: 1, dash: "3 3" }),
    path(line(filtered), { stroke: "green", width: 2 }),
    text(0, 13, `error ${error.toFixed(2)} filtered, ${raw.toFixed(2)} raw`, {
      size: "l",
      tone: "ink",
    }),
    text(x(2.5), y(1.05), "Kalman filter", { tone: "green" }),
    text(x(1.9), y(-1.25), "samples", { anchor: "end", size: "s", tone: "quiet" }),
    ...bottomAxis({
      scale: x,
      ticks: steps(0, 10, 2),
      format: (v) => `${v}`,
      at: BOTTOM,
      span: [8, 350],
    }),
    text(350, BOTTOM + 30, "seconds", { anchor: "end", size: "s", tone: "quiet" }),
  ];
  return {
    id: "service-iot-embedded-robotics",
    title: "A noisy sensor and the Kalman filter that follows it",
    caption: `${times.length} seeded samples at ${Math.round(1 / STEP)} Hz of a fading swing, with noise of ${NOISE} added. A constant-velocity Kalman filter brings the root-mean-square error from ${raw.toFixed(2)} to ${error.toFixed(2)}; dashes show the true motion.`,
    scene: { width: 360, height: 204, marks },
    table: {
      columns: ["Second", "True", "Measured", "Filtered"],
      rows: steps(0, 9, 1).map((second) => {
        const k = Math.round(second / STEP);
        return [
          `${second}`,
          ...[actual, measured, filtered].map((series) => series[k].toFixed(2).replace("-", "−")),
        ];
      }),
    },
  };
}
