import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, utf8ToBytes } from "@noble/hashes/utils.js";

type Hash = Uint8Array;

/** A first byte keeps leaves and inner nodes apart, so that a node cannot be passed off as an entry. */
const leafPrefix = Uint8Array.of(0);
const nodePrefix = Uint8Array.of(1);

export const hex = bytesToHex;

export function leafHash(entry: string): Hash {
  return keccak_256(concatBytes(leafPrefix, utf8ToBytes(entry)));
}

function join(left: Hash, right: Hash): Hash {
  return keccak_256(concatBytes(nodePrefix, left, right));
}

/** All levels of a binary Merkle tree over a power of two of entries: leaves first, root last. */
export function merkleLevels(entries: readonly string[]): Hash[][] {
  const levels = [entries.map(leafHash)];
  for (let below = levels[0]; below.length > 1; below = levels[levels.length - 1]) {
    levels.push(
      Array.from({ length: below.length / 2 }, (_, k) => join(below[2 * k], below[2 * k + 1])),
    );
  }
  return levels;
}

export interface Proof {
  /** Counted from 0: its bits say on which side each sibling stands. */
  position: number;
  siblings: readonly Hash[];
}

export function proofOf(levels: readonly (readonly Hash[])[], position: number): Proof {
  const siblings = levels.slice(0, -1).map((row, level) => row[(position >> level) ^ 1]);
  return { position, siblings };
}

/** Returns the hashes that a verifier computes, from the entry up to a root, both included. */
export function climb(entry: string, { position, siblings }: Proof): Hash[] {
  const path = [leafHash(entry)];
  for (const [level, sibling] of siblings.entries()) {
    const below = path[level];
    path.push((position >> level) & 1 ? join(sibling, below) : join(below, sibling));
  }
  return path;
}

export function verify(entry: string, proof: Proof, root: Hash): boolean {
  const top = climb(entry, proof)[proof.siblings.length];
  return hex(top) === hex(root);
}
