import { type Handshake, handshakes } from "@adyakshar/papers/pqc/handshake";
import { thousands } from "#app/figures/format.ts";

const shownHandshakes = handshakes.slice(0, 3);
const [classical, ...hybrids] = shownHandshakes.map(({ total }) => total);

const row = ({ name, signing, total }: Handshake) => ({
  bytes: thousands(total),
  names: `bytes, ${name}, ${signing}`,
});

/** The bytes of keys and signatures in a handshake with two certificates. */
export default {
  rows: shownHandshakes.map(row),
  times: hybrids.map((total) => Math.round(total / classical)),
};
