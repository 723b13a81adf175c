import { lateModule } from "#app/lib/late-module.ts";

/** Bytes in memory of their own: what the browser's cryptography takes. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** A copy in which one bit is the other one; bit 0 is the lowest of the first byte. */
export function flipBit(bytes: Uint8Array, bit: number): Bytes {
  if (!(Number.isInteger(bit) && bit >= 0 && bit < 8 * bytes.length)) {
    throw new RangeError(`no bit ${bit} in ${bytes.length} bytes`);
  }
  const flipped = new Uint8Array(bytes);
  flipped[bit >> 3] ^= 1 << (bit & 7);
  return flipped;
}

export interface X25519 {
  /** Whose code computes it. */
  source: "browser" | "library";
  createKeys(): Promise<{ publicKey: Bytes; agree(peerKey: Bytes): Promise<Bytes> }>;
}

/** The browser's own (RFC 7748), or a library's where the browser has none. */
export async function findX25519(subtle: SubtleCrypto = crypto.subtle): Promise<X25519> {
  const browserCurve = browserX25519(subtle);
  try {
    await browserCurve.createKeys();
    return browserCurve;
  } catch {
    return libraryX25519();
  }
}

function browserX25519(subtle: SubtleCrypto): X25519 {
  return {
    source: "browser",
    async createKeys() {
      const pair = (await subtle.generateKey("X25519", false, ["deriveBits"])) as CryptoKeyPair;
      return {
        publicKey: new Uint8Array(await subtle.exportKey("raw", pair.publicKey)),
        async agree(peerKey) {
          const peer = await subtle.importKey("raw", peerKey, "X25519", false, []);
          const secret = { name: "X25519", public: peer };
          return new Uint8Array(await subtle.deriveBits(secret, pair.privateKey, 256));
        },
      };
    },
  };
}

/** Loaded only where it is needed. */
async function libraryX25519(): Promise<X25519> {
  const { curve25519 } = await lateModule(() => import("./curve25519.ts"));
  return {
    source: "library",
    async createKeys() {
      const { secretKey, publicKey } = curve25519.keygen();
      return {
        publicKey: new Uint8Array(publicKey),
        agree: async (peerKey) => new Uint8Array(curve25519.getSharedSecret(secretKey, peerKey)),
      };
    },
  };
}
