import { expect, it } from "vitest";
import { hybridShares } from "../pqc/key-sizes.ts";
import { bytesOf, packetsOf, profileMessages, SEGMENT_BYTES } from "./messages.ts";
import { type ProfileId, profiles } from "./profiles.ts";
import { signers } from "./schemes.ts";
import { answerClientShare, createClientShare } from "./shares.ts";
import { findX25519 } from "./x25519.ts";

it.each(Object.keys(profiles) as ProfileId[])("%s sends messages of these bytes", async (id) => {
  const curve = await findX25519();
  const client = await createClientShare(profiles[id], curve, async (_, work) => work());
  const server = await answerClientShare(profiles[id], curve, client.share, async (_, work) =>
    work(),
  );
  const { publicKey, signature } = signers[profiles[id].signature].lengths;
  const sent = [client.share.length, server.share.length, publicKey, signature];
  expect(profileMessages[id].map(bytesOf)).toEqual(sent);
});

it("the hybrid's shares are those of the TLS group", () => {
  const [client, server] = profileMessages.commercial.map(bytesOf);
  expect([client, server]).toEqual([hybridShares.client.bytes, hybridShares.server.bytes]);
});

it("a packet is full before the next one is begun", () => {
  expect([1, SEGMENT_BYTES, SEGMENT_BYTES + 1].map(packetsOf)).toEqual([1, 1, 2]);
});
