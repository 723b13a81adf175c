import { handshakes } from "@adyakshar/papers/pqc/handshake";
import { thousands } from "#app/figures/format.ts";

const [classical, , hybrid] = handshakes;

/** The bytes of keys and signatures in a handshake with two certificates. */
export default {
  hybrid: thousands(hybrid.total),
  classical: thousands(classical.total),
};
