import { expect, it } from "vitest";
import { signers } from "#app/models/handshake/schemes.ts";
import { oneTimeKeys } from "#app/models/handshake/signing-time.ts";
import { handshakeWords } from "./words.ts";

const { schemes } = handshakeWords.quorum;

it("one set of parameters signs about twenty times faster than the other", () => {
  const small = oneTimeKeys("slhDsa128s");
  const fast = oneTimeKeys("slhDsa128f");
  expect(small.signature / fast.signature).toBeCloseTo(20.8, 1);
  expect(small.keyPair / fast.keyPair).toBe(64);
});

it.each(["slhDsa128s", "slhDsa128f"] as const)("%s is said to have its bytes", (scheme) => {
  const bytes = signers[scheme].lengths.signature?.toLocaleString("en-US");
  expect(schemes[scheme].note).toContain(`${bytes} bytes`);
});
