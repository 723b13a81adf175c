import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { kems, signers } from "./shares.ts";

/** The bytes of a SHAKE128 without input, in order: the random source of both published tests. */
function createStream(length: number) {
  const bytes = new Uint8Array(createHash("shake128", { outputLength: length }).digest());
  let at = 0;
  return (count: number) => {
    at += count;
    return bytes.slice(at - count, at);
  };
}

const ROUNDS = 100;
/** Signing takes long, so only the weekly workflow does it so often; the first rounds have a digest of their own. */
const SIGNED_ROUNDS = process.env.FUZZ_SEED ? ROUNDS : 8;

describe("known answers", () => {
  // ML-KEM-768: TestAccumulated of Go's crypto/mlkem. ML-KEM-1024: the same procedure, on which Go, CIRCL and PQClean agree.
  it.each<[keyof typeof kems, string]>([
    ["mlKem768", "1114b1b6699ed191734fa339376afa7e285c9e6acf6ff0177d346696ce564415"],
    ["mlKem1024", "800018fec3e2723f73f1d657fe239b4d5d8782efaade297e8cd448e54cc2ac00"],
  ])("of %s, implicit rejection included", (id, expected) => {
    const kem = kems[id];
    const cipherTextBytes = kem.lengths.cipherText ?? 0;
    const read = createStream(ROUNDS * (64 + 32 + cipherTextBytes));
    const seen = createHash("shake128", { outputLength: 32 });
    for (let round = 0; round < ROUNDS; round++) {
      const { publicKey, secretKey } = kem.keygen(read(64));
      const { cipherText, sharedSecret } = kem.encapsulate(publicKey, read(32));
      seen.update(publicKey).update(cipherText).update(sharedSecret);
      expect(kem.decapsulate(cipherText, secretKey)).toEqual(sharedSecret);
      seen.update(kem.decapsulate(read(cipherTextBytes), secretKey));
    }
    expect(seen.digest("hex")).toBe(expected);
  });

  // The accumulated tests of C2SP's CCTV: deterministic signatures of an empty message.
  it.each<[keyof typeof signers, string, string]>([
    [
      "mlDsa65",
      "8358a1843220194417cadbc2651295cd8fc65125b5a5c1a239a16dc8b57ca199",
      "3e2b67ae04a1603237e8315f48f5f63c7bbb53a0150ebbfc68348463d224c51a",
    ],
    [
      "mlDsa87",
      "8c3ad714777622b8f21ce31bb35f71394f23bc0fcf3c78ace5d608990f3b061b",
      "4eddf97fb8df0b54b192131f7efb1e0e23792331b7e667d9ae421b6814347345",
    ],
  ])("of %s", (id, published, first) => {
    const signer = signers[id];
    const read = createStream(SIGNED_ROUNDS * 32);
    const seen = createHash("shake128", { outputLength: 32 });
    const message = new Uint8Array();
    for (let round = 0; round < SIGNED_ROUNDS; round++) {
      const { publicKey, secretKey } = signer.keygen(read(32));
      const signature = signer.sign(message, secretKey, { extraEntropy: false });
      seen.update(publicKey).update(signature);
      expect(signer.verify(signature, message, publicKey)).toBe(true);
    }
    expect(seen.digest("hex")).toBe(SIGNED_ROUNDS === ROUNDS ? published : first);
  });
});
