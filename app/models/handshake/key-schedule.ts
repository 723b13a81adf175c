import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Profile } from "./messages.ts";
import type { Bytes } from "./x25519.ts";

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
