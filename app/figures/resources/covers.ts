import { moments, packetHistory, places } from "#app/engine/wave/two-walls.ts";
import { circle } from "#app/figures/draw/marks.ts";
import { HEIGHT, lattice, strips, WIDTH } from "#app/figures/industries/strips.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import {
  LATTICE_HEIGHT,
  LATTICE_WIDTH,
  latticeMarks,
} from "#app/figures/technologies/lattices-plate.ts";

const KAGOME = 2;

/** The history of the packet on the simulation page, its amplitudes as dots. */
function packet(): Mark[] {
  const { re, im } = packetHistory();
  return lattice(12).map(([x, y]) => {
    const moment = Math.floor((y / HEIGHT) * moments);
    const i = moment * places + Math.floor((x / WIDTH) * places);
    const phase = Math.atan2(im[i], re[i]) / (2 * Math.PI);
    const r = Math.min(6, Math.hypot(re[i], im[i]) * 130);
    return circle(x, y, Math.max(0.6, r), {
      fill: { phase: (Math.round(phase * 18) / 18 + 1) % 1 },
    });
  });
}

const upright = (marks: readonly Mark[]): Scene => ({ width: WIDTH, height: HEIGHT, marks });

/** A picture of this site for the cover of each document, by the document's name in its address. */
export const covers: Readonly<Record<string, () => Scene>> = {
  "portable-ir": () => ({
    width: LATTICE_WIDTH,
    height: LATTICE_HEIGHT,
    // Alone on a sheet its lines need more weight than in the stack.
    marks: latticeMarks(KAGOME, LATTICE_WIDTH).map((mark) => ({ ...mark, width: 4, opacity: 1 })),
  }),
  "pqc-roadmap": () => upright(strips.government().marks),
  "choosing-a-simulator": () => upright(packet()),
  "routing-benchmark": () => upright(strips.semiconductor().marks),
  "simulator-benchmark": () => upright(strips.pharma().marks),
  "pqc-inventory": () => upright(strips.web3().marks),
  "reading-benchmarks": () => upright(strips.finance().marks),
};
