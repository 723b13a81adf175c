import type { KemId, SignatureId } from "./schemes.ts";

export interface Profile {
  kem: KemId;
  /** X25519 beside the lattice, as in the TLS group X25519MLKEM768. */
  isHybrid: boolean;
  signature: SignatureId;
  hash: "SHA-256" | "SHA-384";
}

export const profiles = {
  commercial: { kem: "mlKem768", isHybrid: true, signature: "mlDsa65", hash: "SHA-256" },
  cnsa: { kem: "mlKem1024", isHybrid: false, signature: "mlDsa87", hash: "SHA-384" },
} as const satisfies Record<string, Profile>;

export type ProfileId = keyof typeof profiles;
