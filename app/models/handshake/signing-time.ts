import { type SignatureId, signers } from "./schemes.ts";

/** FIPS 205, table 2: layers of trees, their height, and the trees of few-time keys with theirs. */
const parameters = {
  slhDsa128s: { layers: 7, height: 9, fewTimeTrees: 14, fewTimeHeight: 12 },
  slhDsa128f: { layers: 22, height: 3, fewTimeTrees: 33, fewTimeHeight: 6 },
} as const;

type HashBased = keyof typeof parameters;

/** Hashes of one one-time key: 35 chains of 16, and one over their ends. */
const HASHES_PER_KEY = 35 * 16 + 1;
const TIMED_RUNS = 6;

export function isHashBased(scheme: SignatureId): scheme is HashBased {
  return Object.hasOwn(parameters, scheme);
}

/** One-time keys that a key pair or a signature makes: nearly all that a hash-based scheme does. */
export function oneTimeKeys(scheme: HashBased): { keyPair: number; signature: number } {
  const { layers, height, fewTimeTrees, fewTimeHeight } = parameters[scheme];
  const fewTime = (fewTimeTrees * 3 * 2 ** fewTimeHeight) / HASHES_PER_KEY;
  return { keyPair: 2 ** height, signature: layers * 2 ** height + fewTime };
}

/** Milliseconds for a one-time key here. It is the quickest of a few, because the first runs before the code is compiled. */
export function measurePace(): number {
  const times = Array.from({ length: TIMED_RUNS }, () => {
    const startTime = performance.now();
    signers.slhDsa128f.keygen();
    return performance.now() - startTime;
  });
  return Math.min(...times) / oneTimeKeys("slhDsa128f").keyPair;
}
