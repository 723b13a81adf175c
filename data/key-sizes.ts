/** Public keys for key agreement: RFC 7748 and FIPS 203. */
export const agreementKeys = {
  x25519: { name: "X25519", bytes: 32 },
  mlKem768: { name: "ML-KEM-768", bytes: 1184 },
  mlKem1024: { name: "ML-KEM-1024", bytes: 1568 },
} as const;

/** A ciphertext answers such a key: FIPS 203. */
export const ciphertexts = {
  mlKem768: { name: "ML-KEM-768", bytes: 1088 },
  mlKem1024: { name: "ML-KEM-1024", bytes: 1568 },
} as const;

/** Shares of the TLS group X25519MLKEM768. */
export const hybridShares = {
  client: { bytes: agreementKeys.mlKem768.bytes + agreementKeys.x25519.bytes },
  server: { bytes: ciphertexts.mlKem768.bytes + agreementKeys.x25519.bytes },
} as const;

/** Public keys for signing: FIPS 186-5, a P-256 point uncompressed, and FIPS 204. */
export const signingKeys = {
  ecdsaP256: { name: "ECDSA P-256", bytes: 65 },
  ed25519: { name: "Ed25519", bytes: 32 },
  mlDsa65: { name: "ML-DSA-65", bytes: 1952 },
  mlDsa87: { name: "ML-DSA-87", bytes: 2592 },
} as const;

/** Signatures: FIPS 186-5 in its fixed-length form, FIPS 204 and FIPS 205. */
export const signatures = {
  ecdsaP256: { name: "ECDSA P-256", bytes: 64 },
  ed25519: { name: "Ed25519", bytes: 64 },
  mlDsa65: { name: "ML-DSA-65", bytes: 3309 },
  mlDsa87: { name: "ML-DSA-87", bytes: 4627 },
  slhDsa128s: { name: "SLH-DSA-128s", bytes: 7856 },
} as const;

/** An Ethereum transaction carries r, s and the recovery byte. */
export const ethereumSignature = { name: "ECDSA secp256k1", bytes: 65 } as const;

/** A TCP segment carries 1,500 bytes of Ethernet less 20 of IPv4 and 20 of TCP. */
export const SEGMENT_BYTES = 1460;
