import { type Handshake, handshakes } from "@adyakshar/papers/pqc/handshake";
import { thousands } from "#app/figures/format.ts";

const [classical, , hybrid] = handshakes;

const shown = ({ name, signing, total }: Handshake) => ({
  bytes: thousands(total),
  names: `${name}, ${signing}`,
});

/** The bytes of keys and signatures in a handshake with two certificates. */
export default {
  rows: [shown(classical), shown(hybrid)],
  times: Math.round(hybrid.total / classical.total),
};
