import { pow } from "@noble/curves/abstract/modular.js";
import { montgomery } from "@noble/curves/abstract/montgomery.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256, sha384 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { ml_dsa65, ml_dsa87 } from "@noble/post-quantum/ml-dsa.js";
import { ml_kem768, ml_kem1024 } from "@noble/post-quantum/ml-kem.js";
import type { Profile } from "./messages.ts";

const P = 2n ** 255n - 19n;

/** RFC 7748. The library's own `x25519` brings Ed25519 along, 5 kB more. */
export const curve25519 = montgomery({
  P,
  type: "x25519",
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] &= 248;
    bytes[31] &= 127;
    bytes[31] |= 64;
    return bytes;
  },
});

/** FIPS 203. */
export const kems = { mlKem768: ml_kem768, mlKem1024: ml_kem1024 } as const;

/** FIPS 204. */
export const signers = { mlDsa65: ml_dsa65, mlDsa87: ml_dsa87 } as const;

const hashes = { "SHA-256": sha256, "SHA-384": sha384 } as const;

/** Notes how long each step took, under the name of the step. */
export type Measure = <T>(step: StepId, work: () => T) => T;

export type StepId =
  | "kemKeys"
  | "clientX25519"
  | "encapsulate"
  | "serviceX25519"
  | "sign"
  | "decapsulate"
  | "finishX25519"
  | "verify";

/** The client's public keys, ML-KEM's first. */
export function createClientShare({ kem: kemId, isHybrid }: Profile, measure: Measure) {
  const kem = kems[kemId];
  const keys = measure("kemKeys", () => kem.keygen());
  const curveKeys = isHybrid ? measure("clientX25519", () => curve25519.keygen()) : undefined;
  return {
    share: concatBytes(keys.publicKey, ...(curveKeys ? [curveKeys.publicKey] : [])),
    finish(serverShare: Uint8Array): Secrets {
      const [cipherText, point] = split(serverShare, kem.lengths.cipherText);
      const mlKem = measure("decapsulate", () => kem.decapsulate(cipherText, keys.secretKey));
      if (!curveKeys) return { mlKem };
      const agree = () => curve25519.getSharedSecret(curveKeys.secretKey, point);
      return { mlKem, x25519: measure("finishX25519", agree) };
    },
  };
}

/** The service's ciphertext and public key; throws where FIPS 203's check refuses the client's key. */
export function answerClientShare(
  { kem: kemId, isHybrid }: Profile,
  clientShare: Uint8Array,
  measure: Measure,
): { share: Uint8Array; secrets: Secrets } {
  const kem = kems[kemId];
  const [publicKey, point] = split(clientShare, kem.lengths.publicKey);
  const { cipherText, sharedSecret: mlKem } = measure("encapsulate", () =>
    kem.encapsulate(publicKey),
  );
  if (!isHybrid) return { share: cipherText, secrets: { mlKem } };
  const { ownKey, x25519 } = measure("serviceX25519", () => {
    const keys = curve25519.keygen();
    return { ownKey: keys.publicKey, x25519: curve25519.getSharedSecret(keys.secretKey, point) };
  });
  return { share: concatBytes(cipherText, ownKey), secrets: { mlKem, x25519 } };
}

function split(bytes: Uint8Array, at = bytes.length): [Uint8Array, Uint8Array] {
  return [bytes.slice(0, at), bytes.slice(at)];
}

const SESSION_BYTES = 32;

/** Both sides have the same secrets if nothing went wrong. */
export interface Secrets {
  mlKem: Uint8Array;
  x25519?: Uint8Array;
}

/** Both shares as this side saw them: what is signed, and what the session key is bound to. */
export function hashTranscript(
  { hash }: Profile,
  clientShare: Uint8Array,
  serverShare: Uint8Array,
): Uint8Array {
  return hashes[hash](
    concatBytes(utf8ToBytes("demonstration, both shares"), clientShare, serverShare),
  );
}

/** HKDF over the joined secrets, the lattice's first, as draft-ietf-tls-ecdhe-mlkem orders them. */
export function deriveSessionKey(
  { hash }: Profile,
  { mlKem, x25519 }: Secrets,
  transcript: Uint8Array,
): Uint8Array {
  const joined = concatBytes(mlKem, ...(x25519 ? [x25519] : []));
  return hkdf(hashes[hash], joined, transcript, utf8ToBytes("session key"), SESSION_BYTES);
}

/** Enough of a hash to compare by eye, and nothing of the secret itself. */
export function fingerprint(secret: Uint8Array): string {
  return bytesToHex(sha256(secret).subarray(0, 8));
}
