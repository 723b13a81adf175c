import { concatBytes } from "@noble/hashes/utils.js";
import type { Secrets } from "./key-schedule.ts";
import type { Profile } from "./messages.ts";
import { kems } from "./schemes.ts";
import type { Bytes, X25519 } from "./x25519.ts";

/** How long each step took, under the name of the step. */
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

export interface ClientShare {
  share: Bytes;
  /** Reads the service's share; throws where the browser refuses a curve point. */
  finish(serverShare: Bytes): Promise<Secrets>;
}

/** The client's public keys, ML-KEM's first. */
export async function createClientShare(
  { kem: kemId, isHybrid }: Profile,
  curve: X25519,
  measure: Measure,
): Promise<ClientShare> {
  const kem = kems[kemId];
  const keys = await measure("kemKeys", () => kem.keygen());
  const curveKeys = isHybrid ? await measure("clientX25519", () => curve.createKeys()) : undefined;
  return {
    share: concatBytes(keys.publicKey, ...(curveKeys ? [curveKeys.publicKey] : [])),
    async finish(serverShare) {
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
