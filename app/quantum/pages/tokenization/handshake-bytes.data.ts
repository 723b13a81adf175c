import { thousands } from "#app/figures/format.ts";
import { handshakes } from "#app/models/pqc/handshake-sizes.ts";

const shownHandshakes = handshakes.slice(0, 3);
const [classical, ...hybrids] = shownHandshakes.map(({ total }) => total);

/** The bytes of keys and signatures in a handshake with two certificates. */
export default {
  totals: shownHandshakes.map(({ total }) => thousands(total)),
  times: hybrids.map((total) => Math.round(total / classical)),
};
