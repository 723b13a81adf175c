import { agreementKeys, hybridShares, signatures, signingKeys } from "../site.ts";

/** An uncompressed P-256 point, as certificates carry it (RFC 5480). */
const P256_POINT = 65;
/** The ciphertext of ML-KEM-1024 (FIPS 203, table 3), the server's share where no curve is added. */
const ML_KEM_1024_CIPHERTEXT = 1568;
/** Ten segments of 1,460 bytes: what a server may send before the first acknowledgment (RFC 6928). */
export const FIRST_WINDOW = 10 * 1460;

interface SignatureScheme {
  name: string;
  publicKey: number;
  signature: number;
}

const schemes = {
  ecdsa: {
    name: signatures.ecdsaP256.name,
    publicKey: P256_POINT,
    signature: signatures.ecdsaP256.bytes,
  },
  mlDsa65: {
    name: signatures.mlDsa65.name,
    publicKey: signingKeys.mlDsa65.bytes,
    signature: signatures.mlDsa65.bytes,
  },
  mlDsa87: {
    name: signatures.mlDsa87.name,
    publicKey: signingKeys.mlDsa87.bytes,
    signature: signatures.mlDsa87.bytes,
  },
} as const satisfies Record<string, SignatureScheme>;

export interface Handshake {
  name: string;
  signing: string;
  clientShare: number;
  serverShare: number;
  /** Two certificates, each a public key and a signature, and the signature of CertificateVerify. */
  authentication: number;
  /** What the server sends first. */
  serverFlight: number;
  total: number;
  extraRoundTrip: boolean;
}

function handshake(
  name: string,
  shares: { client: number; server: number },
  scheme: SignatureScheme,
): Handshake {
  const authentication = 2 * scheme.publicKey + 3 * scheme.signature;
  const serverFlight = shares.server + authentication;
  return {
    name,
    signing: scheme.name,
    clientShare: shares.client,
    serverShare: shares.server,
    authentication,
    serverFlight,
    total: shares.client + serverFlight,
    extraRoundTrip: serverFlight > FIRST_WINDOW,
  };
}

const curve = { client: agreementKeys.x25519.bytes, server: agreementKeys.x25519.bytes };
const hybrid = { client: hybridShares.client.bytes, server: hybridShares.server.bytes };
const national = { client: agreementKeys.mlKem1024.bytes, server: ML_KEM_1024_CIPHERTEXT };

/** One server certificate and one intermediate, no client certificate, cryptographic bytes only. */
export const handshakes: readonly Handshake[] = [
  handshake("X25519", curve, schemes.ecdsa),
  handshake("X25519MLKEM768", hybrid, schemes.ecdsa),
  handshake("X25519MLKEM768", hybrid, schemes.mlDsa65),
  handshake("ML-KEM-1024", national, schemes.mlDsa87),
];
