import { useId } from "react";
import { reachable } from "../focus-group.ts";
import type { CompileResult } from "./calls.ts";
import { devicePoints } from "./device-points.ts";
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
      <section className="overflow-x-auto" aria-label={words.title} {...reachable}>
        <svg
          role="img"
          aria-label={places.join(", ")}
          width={width}
          height={height}
          viewBox={`${left - NEIGHBOR_DISTANCE} ${top - NEIGHBOR_DISTANCE} ${width} ${height}`}
        >
          {/* Drawn as far before the center as the circle reaches. */}
          <marker id={head} orient="auto" overflow="visible">
            <path data-part="way" d={`M${-QUBIT_RADIUS - 7} -4l7 4l-7 4`} />
          </marker>
          <path
            data-part="edges"
            d={device.edges.map(([a, b]) => `M${points[a]}L${points[b]}`).join("")}
          />
          {moves.map(({ qubit, from, to }) => (
            <path
              key={qubit}
              data-part="way"
              d={wayOf(points[from], points[to])}
              markerEnd={`url(#${head})`}
            />
          ))}
          {points.map(([x, y], place) => {
            const qubit = layout.indexOf(place);
            return (
              <g key={`${x},${y}`} data-part={qubit < 0 ? "free" : "used"}>
                <circle cx={x} cy={y} r={QUBIT_RADIUS} />
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
function wayOf([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const bend = (QUBIT_RADIUS + 6) / Math.hypot(x2 - x1, y2 - y1) + 1 / 8;
  const middle = [(x1 + x2) / 2 - (y2 - y1) * bend, (y1 + y2) / 2 + (x2 - x1) * bend];
  return `M${x1} ${y1}Q${middle.join(" ")} ${x2} ${y2}`;
}
