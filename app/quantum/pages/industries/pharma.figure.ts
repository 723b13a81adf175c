import { bottomAxis } from "#app/drawing/axis.ts";
import { scientific } from "#app/drawing/format.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { dot, segment } from "#app/drawing/path.ts";
import { linearScale, logScale, steps } from "#app/drawing/scale.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { determinants } from "#app/engine/chemistry/determinants.ts";
import { machines, usable } from "#app/engine/memory/models.ts";
import { binaryBytes } from "#app/lib/binary-bytes.ts";

const BOTTOM = 178;
const sizes = steps(2, 26, 2);
const x = linearScale([2, 26], [16, 332]);
const y = logScale([1, 1e15], [BOTTOM, 22]);
const BYTES_PER_NUMBER = 8;

export default function buildIndustryPharma(): Figure {
  const stems = sizes.map((n) => segment(x(n), BOTTOM, x(n), y(determinants(n)))).join("");
  const dots = sizes.map((n) => dot(x(n), y(determinants(n)), 3)).join("");
  const limits = machines.map((machine) => ({
    ...machine,
    held: usable(machine) / BYTES_PER_NUMBER,
  }));
  const largest = limits.map(({ held }) => sizes.findLast((n) => determinants(n) <= held) ?? 0);
  const marks: Mark[] = [
    mono(0, 9, "determinants, log scale", { size: "s", tone: "quiet" }),
    path(stems, { stroke: "line", width: 1 }),
    path(limits.map(({ held }) => segment(16, y(held), 350, y(held))).join(""), {
      stroke: "quiet",
      width: 1,
      dash: "2 4",
    }),
    ...limits.map(({ name, bytes, held }) =>
      mono(16, y(held) - 5, `${name} ${binaryBytes(bytes)}`, { size: "s", tone: "quiet" }),
    ),
    path(dots, { fill: "accent" }),
    mono(x(10) - 4, y(determinants(10)) - 9, scientific(determinants(10)), {
      anchor: "end",
      tone: "ink",
    }),
    mono(350, y(determinants(26)) - 9, scientific(determinants(26)), {
      anchor: "end",
      tone: "ink",
    }),
    ...bottomAxis({
      scale: x,
      ticks: steps(2, 26, 4),
      format: String,
      at: BOTTOM,
      span: [16, 350],
      style: { mono: true },
    }),
    mono(350, BOTTOM + 30, "active orbitals = electrons", {
      anchor: "end",
      size: "s",
      tone: "quiet",
    }),
  ];
  const fits = limits.map(({ name }, k) => `${name} ${largest[k]}`).join(", ");
  return {
    title: "Determinants of an exact active-space calculation against the number of orbitals",
    finding: `An exact calculation fits a laptop up to ${largest[0]} orbitals and a supercomputer up to ${largest[2]}.`,
    caption: `Determinants of n electrons in n orbitals with no net spin and no use of symmetry, C(n, n/2)², logarithmic. Even orbital counts whose vector of 8-byte numbers fits into three quarters of an assumed memory: ${fits}. DMRG reaches larger spaces by approximation.`,
    scene: { width: 360, height: 212, marks },
    table: {
      columns: ["Orbitals and electrons", "Determinants", "One vector"],
      rows: sizes.map((n) => [
        `${n}`,
        scientific(determinants(n)),
        binaryBytes(determinants(n) * BYTES_PER_NUMBER),
      ]),
    },
  };
}
