import { pow } from "@noble/curves/abstract/modular.js";
import { montgomery } from "@noble/curves/abstract/montgomery.js";

const P = 2n ** 255n - 19n;

/** RFC 7748. The library's own `x25519` brings Ed25519 along, 5 kB more. */
export const curve25519 = montgomery({
  P,
  type: "x25519",
  powPminus2: (x) => pow(x, P - 2n, P),
  adjustScalarBytes(bytes: Uint8Array) {
    bytes[0] &= 248;
    bytes[31] &= 127;
    bytes[31] |= 64;
    return bytes;
  },
});
