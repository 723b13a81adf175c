import { HEIGHT, lattice, strips, WIDTH } from "#app/figures/industries/strips.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import { packetMarks } from "#app/figures/simulation/packet.ts";
import { areaPictures } from "#app/figures/technologies/areas.ts";

const upright = (marks: readonly Mark[]): Scene => ({ width: WIDTH, height: HEIGHT, marks });

/** A picture of this site for the cover of each document, by the document's name in its address. */
export const covers: Readonly<Record<string, () => Scene>> = {
  "portable-ir": () => areaPictures[0].scene(),
  "pqc-roadmap": () => upright(strips.government().marks),
  "choosing-a-simulator": () => upright(packetMarks(lattice(12), WIDTH, HEIGHT)),
  "routing-benchmark": () => upright(strips.semiconductor().marks),
  "simulator-benchmark": () => upright(strips.pharma().marks),
  "pqc-inventory": () => upright(strips.web3().marks),
  "reading-benchmarks": () => upright(strips.finance().marks),
};
