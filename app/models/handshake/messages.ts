import {
  agreementKeys,
  ciphertexts,
  signatures,
  signingKeys,
} from "@adyakshar/papers/pqc/key-sizes";
import type { ProfileId } from "./profiles.ts";

/** What one TCP segment carries: 1,500 bytes of Ethernet less 20 of IPv4 and 20 of TCP. */
export const SEGMENT_BYTES = 1460;

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

type Source = { name: string; bytes: number };

const part = (kind: PartKind, { name, bytes }: Source): MessagePart => ({ kind, name, bytes });

/** The lattice's bytes first, in both directions: draft-ietf-tls-ecdhe-mlkem. */
function messagesOf(
  key: Source,
  ciphertext: Source,
  signingKey: Source,
  signature: Source,
  curve: readonly MessagePart[],
): HandshakeMessage[] {
  return [
    { id: "clientShare", from: "client", parts: [part("mlKem", key), ...curve] },
    { id: "serverShare", from: "service", parts: [part("mlKem", ciphertext), ...curve] },
    { id: "signingKey", from: "service", parts: [part("signingKey", signingKey)] },
    { id: "signature", from: "service", parts: [part("signature", signature)] },
  ];
}

export const profileMessages: Readonly<Record<ProfileId, readonly HandshakeMessage[]>> = {
  commercial: messagesOf(
    agreementKeys.mlKem768,
    ciphertexts.mlKem768,
    signingKeys.mlDsa65,
    signatures.mlDsa65,
    [part("x25519", agreementKeys.x25519)],
  ),
  cnsa: messagesOf(
    agreementKeys.mlKem1024,
    ciphertexts.mlKem1024,
    signingKeys.mlDsa87,
    signatures.mlDsa87,
    [],
  ),
};

export function bytesOf({ parts }: Pick<HandshakeMessage, "parts">): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Segments for these bytes alone, without the fields that a protocol puts around them. */
export function packetsOf(bytes: number): number {
  return Math.ceil(bytes / SEGMENT_BYTES);
}
