import {
  agreementKeys,
  ciphertexts,
  SEGMENT_BYTES,
  signatures,
  signingKeys,
} from "#data/key-sizes.ts";

export interface Profile {
  kem: keyof typeof ciphertexts;
  /** X25519 beside the lattice, as in the TLS group X25519MLKEM768. */
  isHybrid: boolean;
  signature: "mlDsa65" | "mlDsa87";
  hash: "SHA-256" | "SHA-384";
}

export const profiles = {
  commercial: { kem: "mlKem768", isHybrid: true, signature: "mlDsa65", hash: "SHA-256" },
  cnsa: { kem: "mlKem1024", isHybrid: false, signature: "mlDsa87", hash: "SHA-384" },
} as const satisfies Record<string, Profile>;

export type ProfileId = keyof typeof profiles;

export type PartKind = "mlKem" | "x25519" | "signingKey" | "signature";

export interface MessagePart {
  kind: PartKind;
  name: string;
  bytes: number;
}

export interface HandshakeMessage {
  id: "clientShare" | "serverShare" | "signingKey" | "signature";
  from: "client" | "service";
  parts: readonly MessagePart[];
}

function part(kind: PartKind, { name, bytes }: Omit<MessagePart, "kind">): MessagePart {
  return { kind, name, bytes };
}

/** The lattice's bytes first, in both directions: draft-ietf-tls-ecdhe-mlkem. */
function messagesOf(id: ProfileId): HandshakeMessage[] {
  const { kem, signature, isHybrid } = profiles[id];
  const curve = isHybrid ? [part("x25519", agreementKeys.x25519)] : [];
  return [
    { id: "clientShare", from: "client", parts: [part("mlKem", agreementKeys[kem]), ...curve] },
    { id: "serverShare", from: "service", parts: [part("mlKem", ciphertexts[kem]), ...curve] },
    { id: "signingKey", from: "service", parts: [part("signingKey", signingKeys[signature])] },
    { id: "signature", from: "service", parts: [part("signature", signatures[signature])] },
  ];
}

export const profileMessages: Readonly<Record<ProfileId, readonly HandshakeMessage[]>> = {
  commercial: messagesOf("commercial"),
  cnsa: messagesOf("cnsa"),
};

/** The bytes of the same messages without the lattice: X25519 in both directions and ECDSA P-256. */
export const bytesToday: Readonly<Record<HandshakeMessage["id"], number>> = {
  clientShare: agreementKeys.x25519.bytes,
  serverShare: agreementKeys.x25519.bytes,
  signingKey: signingKeys.ecdsaP256.bytes,
  signature: signatures.ecdsaP256.bytes,
};

export function bytesOf({ parts }: Pick<HandshakeMessage, "parts">): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Segments for these bytes alone, without the fields that a protocol puts around them. */
export function packetsOf(bytes: number): number {
  return Math.ceil(bytes / SEGMENT_BYTES);
}
