import { hybridShares } from "@adyakshar/papers/pqc/key-sizes";
import { describe, expect, it } from "vitest";
import { runHandshake } from "./handshake.ts";
import { bytesOf, handshakeProfiles, packetsOf, SEGMENT_BYTES } from "./messages.ts";
import type { ProfileId } from "./profiles.ts";

describe.each(Object.keys(handshakeProfiles) as ProfileId[])("messages of %s", (id) => {
  it("are as long as those that a run sends", async () => {
    const { sent } = await runHandshake(id, null);
    for (const message of handshakeProfiles[id].messages) {
      expect(bytesOf(message), message.id).toBe(sent[message.id]);
    }
  });
});

it("the hybrid's shares are those of the TLS group", () => {
  const [client, server] = handshakeProfiles.commercial.messages.map(bytesOf);
  expect([client, server]).toEqual([hybridShares.client.bytes, hybridShares.server.bytes]);
});

it("a packet is full before the next one is begun", () => {
  expect([1, SEGMENT_BYTES, SEGMENT_BYTES + 1].map(packetsOf)).toEqual([1, 1, 2]);
});
