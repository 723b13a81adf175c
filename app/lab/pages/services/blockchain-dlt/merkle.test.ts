import { describe, expect, it } from "vitest";
import { climb, hex, leafHash, merkleLevels, proofOf, verify } from "./merkle.ts";

describe("Merkle proofs", () => {
  const entries = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const levels = merkleLevels(entries);
  const [root] = levels[levels.length - 1];

  it("use Ethereum's hash, with a leaf byte before the entry", () => {
    // Keccak-256 of one zero byte, which SHA3-256 does not give.
    expect(hex(leafHash(""))).toBe(
      "bc36789e7a1e281436464229828f817d6612f7b477d66591ff96a9e064bcc98a",
    );
  });

  it("hold for every leaf in its place, and for no other entry or place", () => {
    for (const [position, entry] of entries.entries()) {
      const proof = proofOf(levels, position);
      expect(proof.siblings).toHaveLength(3);
      expect(hex(climb(entry, proof)[3])).toBe(hex(root));
      expect(verify(entry, proof, root)).toBe(true);
      expect(verify(`${entry}!`, proof, root)).toBe(false);
      expect(verify(entry, { ...proof, position: position ^ 1 }, root)).toBe(false);
    }
  });
});
