import { binaryBytes } from "@adyakshar/quantum/simulators";
import { label, path } from "#app/figures/marks.ts";
import { dot, polyline, segment } from "#app/figures/path.ts";
import { linearScale, logScale, steps } from "#app/figures/scale.ts";
import type { Mark } from "#app/figures/scene.ts";
import { machines, memoryModels, type Representation } from "#app/models/state-memory.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";

const MIN_BYTES = 2 ** 2;
const MAX_BYTES = 2 ** 62;
const x = linearScale([1, 50], [MARGIN, sheet.width + 6]);
const y = logScale([MIN_BYTES, MAX_BYTES], [sheet.height, 0]);

const methods: readonly { method: Representation; name: string; at: number; opacity: number }[] = [
  { method: "density matrix", name: "density matrix", at: 25, opacity: 0.1 },
  { method: "statevector", name: "statevector", at: 40, opacity: 0.12 },
  { method: "tensor network", name: "matrix product state", at: 34, opacity: 0.14 },
  { method: "stabilizer", name: "stabilizer", at: 34, opacity: 0.2 },
];

function curve({ method, name, at, opacity }: (typeof methods)[number]): Mark[] {
  const points = steps(1, 50, 1)
    .map((n) => [x(n), y(memoryModels[method](n))] as const)
    .filter(([, up]) => up > -20);
  const [, last] = points[points.length - 1];
  const { width, height } = sheet;
  const area = polyline([...points, [width, last], [width, height], [MARGIN, height]], true);
  return [
    path(area, { fill: "accent", opacity }),
    path(points.map(([across, up]) => dot(across, up, 3.6)).join(""), { fill: "ink" }),
    label(x(at) + 12, y(memoryModels[method](at)) + 18, name, "ink"),
  ];
}

export const memoryCurvesCover = coverPicture(
  "Memory against qubits for four methods, on a logarithmic scale",
  [
    ...methods.flatMap(curve),
    path(machines.map(({ bytes }) => segment(MARGIN, y(bytes), sheet.width, y(bytes))).join(""), {
      stroke: "quiet",
      width: 0.8,
      dash: "2 4",
    }),
    ...machines.map(({ name, bytes }) =>
      label(MARGIN, y(bytes) - 6, `${name} ${binaryBytes(bytes)}`, "quiet"),
    ),
  ],
);
