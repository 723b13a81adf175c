import {
  agreementKeys,
  ciphertexts,
  hybridShares,
  SEGMENT_BYTES,
  signatures,
  signingKeys,
} from "./key-sizes.ts";

/** Ten segments: what a server may send before the first acknowledgment (RFC 6928). */
export const WINDOW_BYTES = 10 * SEGMENT_BYTES;

function handshake(
  name: string,
  [client, server]: readonly { bytes: number }[],
  scheme: "ecdsaP256" | "mlDsa65" | "mlDsa87",
) {
  /** Two certificates, each a public key and a signature, and the signature of CertificateVerify. */
  const authentication = 2 * signingKeys[scheme].bytes + 3 * signatures[scheme].bytes;
  const serverFlight = server.bytes + authentication;
  return {
    name,
    signing: signatures[scheme].name,
    clientShare: client.bytes,
    serverShare: server.bytes,
    authentication,
    serverFlight,
    total: client.bytes + serverFlight,
    needsExtraRoundTrip: serverFlight > WINDOW_BYTES,
  };
}

const curve = [agreementKeys.x25519, agreementKeys.x25519];
const hybrid = [hybridShares.client, hybridShares.server];
const national = [agreementKeys.mlKem1024, ciphertexts.mlKem1024];

/** One server certificate and one intermediate, no client certificate, cryptographic bytes only. */
export const handshakes = [
  handshake("X25519", curve, "ecdsaP256"),
  handshake("X25519MLKEM768", hybrid, "ecdsaP256"),
  handshake("X25519MLKEM768", hybrid, "mlDsa65"),
  handshake("ML-KEM-1024", national, "mlDsa87"),
];
