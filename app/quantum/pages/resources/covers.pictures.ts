import type { Scene } from "#app/drawing/scene.ts";
import { strips } from "../industries/strips.pictures.ts";
import { packet, upright, written } from "../technologies/upright.ts";

/** A picture of this site for the cover of each document, by the document's name in its address. */
const covers: Readonly<Record<string, () => Scene>> = {
  "portable-ir": written,
  "pqc-roadmap": () => upright(strips.government().marks),
  "choosing-a-simulator": packet,
  "routing-benchmark": () => upright(strips.semiconductor().marks),
  "simulator-benchmark": () => upright(strips.pharma().marks),
  "pqc-inventory": () => upright(strips.web3().marks),
  "reading-benchmarks": () => upright(strips.finance().marks),
};

export default () =>
  Object.fromEntries(
    Object.entries(covers).map(([slug, draw]) => [slug, { title: slug, scene: draw() }]),
  );
