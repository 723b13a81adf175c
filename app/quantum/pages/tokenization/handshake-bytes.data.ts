import { agreementKeys, signatures, signingKeys } from "@adyakshar/papers/pqc/key-sizes";
import { thousands } from "#app/figures/format.ts";
import { sum } from "#app/lib/sum.ts";
import { bytesOf, handshakeProfiles } from "#app/models/handshake/messages.ts";

const { x25519 } = agreementKeys;
const classical = [x25519, x25519, signingKeys.ecdsaP256, signatures.ecdsaP256];

/** The bytes of keys and signatures in a handshake, without certificates. */
export default {
  hybrid: thousands(sum(handshakeProfiles.commercial.messages.map(bytesOf))),
  classical: thousands(sum(classical.map(({ bytes }) => bytes))),
};
