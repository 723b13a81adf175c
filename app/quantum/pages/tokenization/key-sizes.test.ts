import { describe, expect, it } from "vitest";
import {
  agreementKeys,
  ciphertexts,
  ethereumSignature,
  hybridShares,
  signatures,
  signingKeys,
} from "#app/models/key-sizes.ts";
import handshakeBytes from "./handshake-bytes.data.ts";

/** FIPS 203: an encapsulation key is 384k + 32 bytes, a ciphertext 32(k·du + dv). */
function mlKem(k: number, du: number, dv: number) {
  return { key: 384 * k + 32, ciphertext: 32 * (k * du + dv) };
}

/** FIPS 204: key 32 + 320k; signature λ/4 + 32·l·(1 + bits of γ1 − 1) + ω + k. */
function mlDsa(k: number, l: number, lambda: number, gammaBits: number, omega: number) {
  return { key: 32 + 320 * k, signature: lambda / 4 + 32 * l * (1 + gammaBits) + omega + k };
}

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

  it("of ML-KEM follow from the parameters of FIPS 203", () => {
    expect(agreementKeys.mlKem768.bytes).toBe(mlKem(3, 10, 4).key);
    expect(agreementKeys.mlKem1024.bytes).toBe(mlKem(4, 11, 5).key);
    expect(ciphertexts.mlKem768.bytes).toBe(mlKem(3, 10, 4).ciphertext);
    expect(ciphertexts.mlKem1024.bytes).toBe(mlKem(4, 11, 5).ciphertext);
  });

  it("of the hybrid shares are the sum of their halves", () => {
    expect(hybridShares.client.bytes).toBe(mlKem(3, 10, 4).key + agreementKeys.x25519.bytes);
    expect(hybridShares.server.bytes).toBe(mlKem(3, 10, 4).ciphertext + agreementKeys.x25519.bytes);
  });

  it("of ML-DSA follow from the parameters of FIPS 204", () => {
    const level3 = mlDsa(6, 5, 192, 19, 55);
    const level5 = mlDsa(8, 7, 256, 19, 75);
    expect(signingKeys.mlDsa65.bytes).toBe(level3.key);
    expect(signatures.mlDsa65.bytes).toBe(level3.signature);
    expect(signingKeys.mlDsa87.bytes).toBe(level5.key);
    expect(signatures.mlDsa87.bytes).toBe(level5.signature);
  });

  it("of SLH-DSA-128s follow from the parameters of FIPS 205", () => {
    const n = 16;
    const [fors, forsHeight, layers, height, chains] = [14, 12, 7, 63, 35];
    expect(signatures.slhDsa128s.bytes).toBe(
      n * (1 + fors * (1 + forsHeight) + height + layers * chains),
    );
  });

  it("of a handshake add up to what the page says", () => {
    const hybrid = 1216 + 1120 + 1952 + 3309;
    expect(handshakeBytes).toEqual({
      hybrid: hybrid.toLocaleString("en-US"),
      classical: `${2 * 32 + 65 + 64}`,
    });
  });
});
