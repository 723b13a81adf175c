import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { ml_dsa65, ml_dsa87 } from "@noble/post-quantum/ml-dsa.js";
import { ml_kem768, ml_kem1024 } from "@noble/post-quantum/ml-kem.js";
import type { Profile } from "./messages.ts";
import type { Bytes, X25519 } from "./x25519.ts";

/** FIPS 203. */
export const kems = { mlKem768: ml_kem768, mlKem1024: ml_kem1024 } as const;

/** FIPS 204. */
export const signers = { mlDsa65: ml_dsa65, mlDsa87: ml_dsa87 } as const;

/** Notes how long each step took, under the name of the step. */
export type Measure = <T>(step: StepId, work: () => T | Promise<T>) => Promise<T>;

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
export async function createClientShare(
  { kem: kemId, isHybrid }: Profile,
  curve: X25519,
  measure: Measure,
) {
  const kem = kems[kemId];
  const keys = await measure("kemKeys", () => kem.keygen());
  const curveKeys = isHybrid ? await measure("clientX25519", () => curve.createKeys()) : undefined;
  return {
    share: concatBytes(keys.publicKey, ...(curveKeys ? [curveKeys.publicKey] : [])),
    /** Reads the service's share; throws where the browser refuses a curve point. */
    async finish(serverShare: Bytes): Promise<Secrets> {
      const [cipherText, point] = split(serverShare, kem.lengths.cipherText);
      const mlKem = await measure("decapsulate", () => kem.decapsulate(cipherText, keys.secretKey));
      const x25519 = curveKeys && (await measure("finishX25519", () => curveKeys.agree(point)));
      return { mlKem, x25519 };
    },
  };
}

/** The service's ciphertext and public key; throws where FIPS 203's check refuses the client's key. */
export async function answerClientShare(
  { kem: kemId, isHybrid }: Profile,
  curve: X25519,
  clientShare: Bytes,
  measure: Measure,
): Promise<{ share: Bytes; secrets: Secrets }> {
  const kem = kems[kemId];
  const [publicKey, point] = split(clientShare, kem.lengths.publicKey);
  const { cipherText, sharedSecret: mlKem } = await measure("encapsulate", () =>
    kem.encapsulate(publicKey),
  );
  if (!isHybrid) return { share: cipherText, secrets: { mlKem } };
  const { ownKey, x25519 } = await measure("serviceX25519", async () => {
    const keys = await curve.createKeys();
    return { ownKey: keys.publicKey, x25519: await keys.agree(point) };
  });
  return { share: concatBytes(cipherText, ownKey), secrets: { mlKem, x25519 } };
}

function split(bytes: Bytes, at = bytes.length): [Bytes, Bytes] {
  return [bytes.slice(0, at), bytes.slice(at)];
}

const SESSION_BITS = 256;

/** Both sides have the same secrets if nothing went wrong. */
export interface Secrets {
  mlKem: Bytes;
  x25519?: Bytes;
}

/** Both shares as this side saw them: what is signed, and what the session key is bound to. */
export async function hashTranscript(
  { hash }: Profile,
  clientShare: Bytes,
  serverShare: Bytes,
): Promise<Bytes> {
  const transcript = concatBytes(
    utf8ToBytes("demonstration, both shares"),
    clientShare,
    serverShare,
  );
  return new Uint8Array(await crypto.subtle.digest(hash, transcript));
}

/** HKDF over the joined secrets, the lattice's first, as draft-ietf-tls-ecdhe-mlkem orders them. */
export async function deriveSessionKey(
  { hash }: Profile,
  { mlKem, x25519 }: Secrets,
  transcript: Bytes,
): Promise<Bytes> {
  const joined = concatBytes(mlKem, ...(x25519 ? [x25519] : []));
  const key = await crypto.subtle.importKey("raw", joined, "HKDF", false, ["deriveBits"]);
  const parameters = { name: "HKDF", hash, salt: transcript, info: utf8ToBytes("session key") };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, SESSION_BITS));
}

/** Enough of a hash to compare by eye, and nothing of the secret itself. */
export async function fingerprint(secret: Bytes): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", secret));
  return bytesToHex(digest.subarray(0, 8));
}
