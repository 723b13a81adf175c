import { createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { SEGMENT_BYTES, signatures } from "#data/key-sizes.ts";
import { flipBit, runHandshake } from "./handshake.ts";
import { bytesOf, type ProfileId, packetsOf, profileMessages, profiles } from "./messages.ts";
import {
  answerClientShare,
  createClientShare,
  curve25519,
  deriveSessionKey,
  kems,
  signers,
} from "./shares.ts";

const ids = Object.keys(profiles) as ProfileId[];
const agreeing = (result: ReturnType<typeof runHandshake>) =>
  Object.fromEntries(
    result.comparisons.map(({ secret, client, service }) => [secret, client === service]),
  );

describe.each(ids)("the %s handshake", (id) => {
  const { isHybrid } = profiles[id];

  it("ends with one key on both sides, and another one each time", () => {
    const first = runHandshake(id, null);
    const second = runHandshake(id, null);
    for (const result of [first, second]) {
      expect(result).toMatchObject({ isRefused: false, isVerified: true, areKeysEqual: true });
    }
    expect(agreeing(first)).toEqual({
      mlKem: true,
      session: true,
      ...(isHybrid && { x25519: true }),
    });
    expect(first.comparisons.at(-1)?.client).not.toBe(second.comparisons.at(-1)?.client);
  });

  it("does not end well with any of some bits flipped", () => {
    for (const message of profileMessages[id]) {
      const { id: target } = message;
      if (target === "signingKey") continue;
      const bytes = bytesOf(message);
      for (const bit of [0, 4 * bytes + 3, 8 * bytes - 1]) {
        const { isVerified } = runHandshake(id, { target, bit });
        expect(isVerified, `${target}, bit ${bit}`).toBe(false);
      }
    }
  });

  it("times every step, in the order of the messages", () => {
    const { steps } = runHandshake(id, null);
    const names = steps.map(({ step }) => step);
    expect([names[0], names.at(-1)]).toEqual(["kemKeys", "verify"]);
    expect(names.filter((step) => step.includes("X25519"))).toHaveLength(isHybrid ? 3 : 0);
    expect(steps.every(({ ms }) => ms >= 0)).toBe(true);
  });
});

it("a public key with a coefficient beyond the modulus is refused", async () => {
  // A coefficient's highest bit, set where the next lower is: at least 3,072, often above 3,328.
  const { publicKey } = kems.mlKem768.keygen(new Uint8Array(64));
  const bits = Array.from({ length: 8 * publicKey.length }, (_, bit) => bit);
  const refused = bits.find((bit) => {
    try {
      kems.mlKem768.encapsulate(flipBit(publicKey, bit));
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBeDefined();
});

it("a bit that the message does not have is refused", () => {
  const flip = { target: "clientShare", bit: 8 * 1568 } as const;
  expect(() => runHandshake("cnsa", flip)).toThrow(/no bit/);
});

it("the session key is Node's HKDF of ML-KEM's secret, then X25519's", () => {
  const [mlKem, x25519, salt] = [1, 2, 3].map((byte) => new Uint8Array(32).fill(byte));
  const joined = new Uint8Array([...mlKem, ...x25519]);
  expect(deriveSessionKey(profiles.commercial, { mlKem, x25519 }, salt)).toEqual(
    new Uint8Array(hkdfSync("sha256", joined, salt, "session key", 32)),
  );
});

it("X25519 finds the same secret as Node's", () => {
  const ours = curve25519.keygen();
  const node = generateKeyPairSync("x25519");
  const x = Buffer.from(ours.publicKey).toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "X25519", x }, format: "jwk" });
  const nodePublicKey = Buffer.from(node.publicKey.export({ format: "jwk" }).x ?? "", "base64url");
  expect(curve25519.getSharedSecret(ours.secretKey, nodePublicKey)).toEqual(
    new Uint8Array(diffieHellman({ privateKey: node.privateKey, publicKey })),
  );
});

it.each(ids)("%s sends messages of these bytes", (id) => {
  const client = createClientShare(profiles[id], (_, work) => work());
  const server = answerClientShare(profiles[id], client.share, (_, work) => work());
  const { publicKey, signature } = signers[profiles[id].signature].lengths;
  const sent = [client.share.length, server.share.length, publicKey, signature];
  expect(profileMessages[id].map(bytesOf)).toEqual(sent);
});

it("a packet is full before the next one is begun", () => {
  expect([1, SEGMENT_BYTES, SEGMENT_BYTES + 1].map(packetsOf)).toEqual([1, 1, 2]);
});

it("SLH-DSA-128s signs with as many bytes as FIPS 205's parameters give", () => {
  const n = 16;
  const [fors, forsHeight, layers, height, chains] = [14, 12, 7, 63, 35];
  expect(signatures.slhDsa128s.bytes).toBe(
    n * (1 + fors * (1 + forsHeight) + height + layers * chains),
  );
});
