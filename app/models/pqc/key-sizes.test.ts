import { describe, expect, it } from "vitest";
import { agreementKeys, ethereumSignature, signatures, signingKeys } from "./key-sizes.ts";

/** Those of ML-KEM and ML-DSA are measured on what the handshake sends. */
describe("sizes", () => {
  it("of elliptic curves follow from the 256 bits of their fields", () => {
    const field = 256 / 8;
    expect(agreementKeys.x25519.bytes).toBe(field);
    expect(signingKeys.ed25519.bytes).toBe(field);
    expect(signingKeys.ecdsaP256.bytes).toBe(1 + 2 * field);
    expect(signatures.ecdsaP256.bytes).toBe(2 * field);
    expect(signatures.ed25519.bytes).toBe(2 * field);
    expect(ethereumSignature.bytes).toBe(2 * field + 1);
  });

  it("of SLH-DSA-128s follow from the parameters of FIPS 205", () => {
    const n = 16;
    const [fors, forsHeight, layers, height, chains] = [14, 12, 7, 63, 35];
    expect(signatures.slhDsa128s.bytes).toBe(
      n * (1 + fors * (1 + forsHeight) + height + layers * chains),
    );
  });
});
