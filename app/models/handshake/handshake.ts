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
import { type Bytes, findX25519, flipBit, type X25519 } from "./x25519.ts";

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
  x25519: X25519["source"] | null;
  /** True if the service refused the client's public key; nothing followed then. */
  isRefused: boolean;
  comparisons: readonly Comparison[];
  isVerified: boolean;
  areKeysEqual: boolean;
}

/** ML-DSA's own means of keeping one purpose's signatures from serving another. */
const context = utf8ToBytes("demonstration handshake");

/** One key agreement, both sides in this process, with a bit flipped on the wire if asked. */
export async function runHandshake(
  profileId: ProfileId,
  flip: Flip | null,
): Promise<HandshakeResult> {
  const profile: Profile = profiles[profileId];
  const steps: { step: StepId; ms: number }[] = [];
  const measure: Measure = async (step, work) => {
    const startTime = performance.now();
    const value = await work();
    steps.push({ step, ms: performance.now() - startTime });
    return value;
  };
  const onWire = (target: FlipTarget, bytes: Bytes) =>
    flip?.target === target ? flipBit(bytes, flip.bit) : bytes;

  const signer = signers[profile.signature];
  const identity = signer.keygen();
  const curve = await findX25519();
  const client = await createClientShare(profile, curve, measure);
  const clientShareSeen = onWire("clientShare", client.share);
  const common = { flip, steps, x25519: profile.isHybrid ? curve.source : null };

  const answer = await answerClientShare(profile, curve, clientShareSeen, measure).catch(
    (error) => {
      if (flip?.target !== "clientShare") throw error;
      return null;
    },
  );
  if (!answer)
    return { ...common, isRefused: true, comparisons: [], isVerified: false, areKeysEqual: false };
  const serviceTranscript = await hashTranscript(profile, clientShareSeen, answer.share);
  const signature = await measure("sign", () =>
    signer.sign(serviceTranscript, identity.secretKey, { context }),
  );

  const serverShareSeen = onWire("serverShare", answer.share);
  const signatureSeen = onWire("signature", signature);
  const secrets = await client.finish(serverShareSeen);
  const clientTranscript = await hashTranscript(profile, client.share, serverShareSeen);
  const isVerified = await measure("verify", () =>
    signer.verify(signatureSeen, clientTranscript, identity.publicKey, { context }),
  );
  const clientKey = await deriveSessionKey(profile, secrets, clientTranscript);
  const serviceKey = await deriveSessionKey(profile, answer.secrets, serviceTranscript);
  return {
    ...common,
    isRefused: false,
    comparisons: await compare([
      ["mlKem", secrets.mlKem, answer.secrets.mlKem],
      ["x25519", secrets.x25519, answer.secrets.x25519],
      ["session", clientKey, serviceKey],
    ]),
    isVerified,
    areKeysEqual: equalBytes(clientKey, serviceKey),
  };
}

type KeyPair = readonly [Comparison["secret"], Bytes | undefined, Bytes | undefined];

async function compare(pairs: readonly KeyPair[]): Promise<Comparison[]> {
  const compared = pairs.map(async ([secret, client, service]) =>
    client && service
      ? [{ secret, client: await fingerprint(client), service: await fingerprint(service) }]
      : [],
  );
  return (await Promise.all(compared)).flat();
}
