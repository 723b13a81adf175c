import { handshakes } from "@adyakshar/papers/pqc/handshake";
import { agreementKeys, signatures, signingKeys } from "@adyakshar/papers/pqc/key-sizes";
import { thousands } from "#app/figures/format.ts";
import { sum } from "#app/lib/sum.ts";
import { bytesOf, handshakeProfiles } from "#app/models/handshake/messages.ts";

const { x25519 } = agreementKeys;
const bare = [x25519, x25519, signingKeys.ecdsaP256, signatures.ecdsaP256];
const [classical, , hybrid] = handshakes;

/** The bytes of keys and signatures in a handshake: without certificates, and with two. */
export default {
  bare: {
    hybrid: thousands(sum(handshakeProfiles.commercial.messages.map(bytesOf))),
    classical: thousands(sum(bare.map(({ bytes }) => bytes))),
  },
  withCertificates: {
    hybrid: thousands(hybrid.total),
    classical: thousands(classical.total),
  },
};
