import { handshakes } from "@adyakshar/papers/pqc/handshake";
import { thousands } from "#app/figures/format.ts";

const shown = handshakes.slice(0, 3);
const [classical, ...hybrids] = shown.map(({ total }) => total);

/** The bytes of keys and signatures in a handshake with two certificates. */
export default {
  rows: shown.map(({ name, signing, total }) => ({
    bytes: thousands(total),
    names: `bytes, ${name}, ${signing}`,
  })),
  times: hybrids.map((total) => Math.round(total / classical)),
};
