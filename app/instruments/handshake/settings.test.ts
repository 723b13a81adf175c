import { expect, it } from "vitest";
import { outcomeIdOf } from "./agreement-results.tsx";
import { runHandshake } from "./handshake.ts";
import { flipOf, handshakeCodec } from "./settings.ts";

it("settings of an address that make no sense give way to the initial ones", () => {
  const { initial, decode } = handshakeCodec;
  expect(decode({ profile: "none", flip: "<b>", bit: "-1" })).toEqual(initial);
  expect(decode({})).toEqual(initial);
});

it("a bit is one of its message alone", () => {
  const { initial, decode } = handshakeCodec;
  const address = { profile: "commercial", flip: "clientShare" } as const;
  expect(decode({ ...address, bit: "9727" })).toEqual({ ...address, bit: 9727 });
  for (const bit of ["9728", "", "1e3", "-1", "1.5"]) {
    expect(decode({ ...address, bit })).toEqual({ ...address, bit: initial.bit });
  }
  const target = "serverShare";
  expect(flipOf({ ...address, flip: target, bit: 9727 })).toEqual({ target, bit: 8959 });
  expect(flipOf({ ...address, flip: "none", bit: 1 })).toBeNull();
});

it("a bit chosen in a longer message makes an address that opens as it is", () => {
  const { encode, decode } = handshakeCodec;
  for (const flip of ["clientShare", "serverShare", "signature"] as const) {
    const chosen = { profile: "commercial", flip, bit: 37_015 } as const;
    expect(decode(encode(chosen)).bit).toBe(flipOf(chosen)?.bit);
  }
});

it("an outcome is told from what was found", () => {
  const of = (...asked: Parameters<typeof runHandshake>) => outcomeIdOf(runHandshake(...asked));
  expect(of("cnsa", null)).toBe("agreed");
  expect(of("cnsa", { target: "signature", bit: 9 })).toBe("unsigned");
  expect(of("cnsa", { target: "serverShare", bit: 9 })).toBe("latticeServer");
  // The seed of the matrix, which no check can refuse.
  expect(of("cnsa", { target: "clientShare", bit: 8 * 1567 })).toBe("latticeClient");
  expect(of("commercial", { target: "serverShare", bit: 8 * 1100 })).toBe("curve");
  expect(of("commercial", { target: "clientShare", bit: 9727 })).toBe("bound");
});
