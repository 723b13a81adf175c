import { utf8ToBytes } from "@noble/hashes/utils.js";
import { equalBytes } from "@noble/post-quantum/utils.js";
import { type Profile, type ProfileId, profiles } from "./messages.ts";
import {
  answerClientShare,
  createClientShare,
  deriveSessionKey,
  fingerprint,
  hashTranscript,
  type Measure,
  type StepId,
  signers,
} from "./shares.ts";

export type FlipTarget = "clientShare" | "serverShare" | "signature";

export interface Flip {
  target: FlipTarget;
  bit: number;
}

export interface Comparison {
  secret: "mlKem" | "x25519" | "session";
  /** Fingerprints. */
  client: string;
  service: string;
}

export interface HandshakeResult {
  flip: Flip | null;
  steps: readonly { step: StepId; ms: number }[];
  /** True if the service refused the client's public key; nothing followed then. */
  isRefused: boolean;
  comparisons: readonly Comparison[];
  isVerified: boolean;
  areKeysEqual: boolean;
}

/** ML-DSA's own means of keeping one purpose's signatures from serving another. */
const context = utf8ToBytes("demonstration handshake");

/** One key agreement, both sides in this process, with a bit flipped on the wire if asked. */
export function runHandshake(profileId: ProfileId, flip: Flip | null): HandshakeResult {
  const profile: Profile = profiles[profileId];
  const steps: { step: StepId; ms: number }[] = [];
  const measure: Measure = (step, work) => {
    const startTime = performance.now();
    const value = work();
    steps.push({ step, ms: performance.now() - startTime });
    return value;
  };
  const onWire = (target: FlipTarget, bytes: Uint8Array) =>
    flip?.target === target ? flipBit(bytes, flip.bit) : bytes;

  const signer = signers[profile.signature];
  const identity = signer.keygen();
  const client = createClientShare(profile, measure);
  const clientShareSeen = onWire("clientShare", client.share);

  let answer: ReturnType<typeof answerClientShare>;
  try {
    answer = answerClientShare(profile, clientShareSeen, measure);
  } catch (error) {
    if (flip?.target !== "clientShare") throw error;
    const nothing = { comparisons: [], isVerified: false, areKeysEqual: false };
    return { flip, steps, isRefused: true, ...nothing };
  }
  const serviceTranscript = hashTranscript(profile, clientShareSeen, answer.share);
  const signature = measure("sign", () =>
    signer.sign(serviceTranscript, identity.secretKey, { context }),
  );

  const serverShareSeen = onWire("serverShare", answer.share);
  const signatureSeen = onWire("signature", signature);
  const secrets = client.finish(serverShareSeen);
  const clientTranscript = hashTranscript(profile, client.share, serverShareSeen);
  const isVerified = measure("verify", () =>
    signer.verify(signatureSeen, clientTranscript, identity.publicKey, { context }),
  );
  const clientKey = deriveSessionKey(profile, secrets, clientTranscript);
  const serviceKey = deriveSessionKey(profile, answer.secrets, serviceTranscript);
  return {
    flip,
    steps,
    isRefused: false,
    comparisons: compare([
      ["mlKem", secrets.mlKem, answer.secrets.mlKem],
      ["x25519", secrets.x25519, answer.secrets.x25519],
      ["session", clientKey, serviceKey],
    ]),
    isVerified,
    areKeysEqual: equalBytes(clientKey, serviceKey),
  };
}

/** A copy in which one bit is the other one; bit 0 is the lowest of the first byte. */
export function flipBit(bytes: Uint8Array, bit: number): Uint8Array {
  if (!(Number.isInteger(bit) && bit >= 0 && bit < 8 * bytes.length)) {
    throw new RangeError(`no bit ${bit} in ${bytes.length} bytes`);
  }
  const flipped = bytes.slice();
  flipped[bit >> 3] ^= 1 << (bit & 7);
  return flipped;
}

type KeyPair = readonly [Comparison["secret"], Uint8Array | undefined, Uint8Array | undefined];

function compare(pairs: readonly KeyPair[]): Comparison[] {
  return pairs.flatMap(([secret, client, service]) =>
    client && service
      ? [{ secret, client: fingerprint(client), service: fingerprint(service) }]
      : [],
  );
}
