import { useId } from "react";
import type { Point } from "#app/drawing/path.ts";
import { cx } from "#app/lib/cx.ts";
import type { CompileResult } from "./compile-source.ts";
import { compilerWords } from "./words.ts";

const words = compilerWords.map;
/** Distance of neighbors in pixels. */
const NEIGHBOR_DISTANCE = 52;
const QUBIT_RADIUS = 15;

export function DeviceMap({ result }: { result: CompileResult }) {
  const head = useId();
  const { device, layout, output } = result;
  const points = devicePoints(device.name, device.size, device.edges).map(
    ([x, y]) => [x * NEIGHBOR_DISTANCE, y * NEIGHBOR_DISTANCE] as const,
  );
  const [left, right] = extent(points.map(([x]) => x));
  const [top, bottom] = extent(points.map(([, y]) => y));
  const width = right - left + 2 * NEIGHBOR_DISTANCE;
  const height = bottom - top + 2 * NEIGHBOR_DISTANCE;
  const moves = layout.flatMap((from, qubit) =>
    from === output[qubit] ? [] : [{ qubit, from, to: output[qubit] }],
  );
  const places = layout.map((place, qubit) => words.place(qubit, place));
  return (
    <figure className="device-map min-w-0">
      <figcaption className="instrument-label">{words.title}</figcaption>
      <section className="overflow-x-auto" aria-label={words.title} tabIndex={0}>
        <svg
          role="img"
          aria-label={places.join(", ")}
          width={width}
          height={height}
          viewBox={`${left - NEIGHBOR_DISTANCE} ${top - NEIGHBOR_DISTANCE} ${width} ${height}`}
        >
          {/* Drawn as far before the center as the circle reaches. */}
          <marker id={head} orient="auto" overflow="visible">
            <path className="stroke-accent" d={`M${-QUBIT_RADIUS - 7} -4l7 4l-7 4`} />
          </marker>
          <path d={device.edges.map(([a, b]) => `M${points[a]}L${points[b]}`).join("")} />
          {moves.map(({ qubit, from, to }) => (
            <path
              key={qubit}
              className="stroke-accent"
              d={wayOf(points[from], points[to])}
              markerEnd={`url(#${head})`}
            />
          ))}
          {points.map(([x, y], place) => {
            const qubit = layout.indexOf(place);
            return (
              <g key={`${x},${y}`}>
                <circle
                  cx={x}
                  cy={y}
                  r={QUBIT_RADIUS}
                  className={cx("fill-ground", qubit >= 0 && "stroke-accent")}
                />
                <text x={x} y={y + 4} textAnchor="middle">
                  {qubit < 0 ? "" : `q${qubit}`}
                </text>
              </g>
            );
          })}
        </svg>
      </section>
      <p className="instrument-note">{moves.length === 0 ? words.still : words.moved(moves)}</p>
    </figure>
  );
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** A bow from center to center, so that two that change places are two; the circles cover its ends. */
function wayOf([x1, y1]: Point, [x2, y2]: Point): string {
  const bend = (QUBIT_RADIUS + 6) / Math.hypot(x2 - x1, y2 - y1) + 1 / 8;
  const middle = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${x1} ${y1}Q${middle.join(" ")} ${x2} ${y2}`;
}

type Edge = readonly [number, number];

/** Qubits of a device are drawn at these points, neighbors about one apart. */
export function devicePoints(name: string, size: number, edges: readonly Edge[]): Point[] {
  const [shape, ...numbers] = name.split(/-(?=\d)|x/);
  const columns = Number(numbers[1]);
  if (shape === "line") return Array.from({ length: size }, (_, k) => [k, 0] as const);
  if (shape === "grid" && columns > 0)
    return Array.from({ length: size }, (_, k) => [k % columns, Math.floor(k / columns)] as const);
  const circle = circlePoints(size);
  return shape === "ring" || shape === "full" ? circle : settle(circle, edges);
}

function circlePoints(size: number): Point[] {
  const radius = Math.max(0.6, size / (2 * Math.PI));
  return Array.from({ length: size }, (_, k) => {
    const angle = (2 * Math.PI * k) / size - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

const SETTLING_ROUNDS = 400;

/** Springs along the edges, every pair apart: the same graph always settles in the same place. */
function settle(start: readonly Point[], edges: readonly Edge[]): Point[] {
  const x = start.map(([at]) => at);
  const y = start.map(([, at]) => at);
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    const reach = 0.3 * (1 - round / SETTLING_ROUNDS);
    const moveX = x.map(() => 0);
    const moveY = y.map(() => 0);
    const push = (a: number, b: number, force: (distance: number) => number) => {
      const [dx, dy] = [x[a] - x[b], y[a] - y[b]];
      const distance = Math.hypot(dx, dy) || 0.01;
      const by = force(distance) / distance;
      moveX[a] += dx * by;
      moveY[a] += dy * by;
      moveX[b] -= dx * by;
      moveY[b] -= dy * by;
    };
    for (let a = 0; a < x.length; a++)
      for (let b = 0; b < a; b++) push(a, b, (distance) => 1 / distance ** 2);
    for (const [a, b] of edges) push(a, b, (distance) => -(distance ** 2));
    for (let k = 0; k < x.length; k++) {
      const length = Math.hypot(moveX[k], moveY[k]) || 1;
      const by = Math.min(reach, length) / length;
      x[k] += moveX[k] * by;
      y[k] += moveY[k] * by;
    }
  }
  return x.map((at, k) => [at, y[k]] as const);
}
