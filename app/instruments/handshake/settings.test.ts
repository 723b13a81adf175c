import { expect, it } from "vitest";
import { runHandshake } from "#app/models/handshake/handshake.ts";
import { outcomeIdOf } from "./agreement-results.tsx";
import { flipOf, handshakeCodec } from "./settings.ts";

it("settings of an address that make no sense give way to the initial ones", async () => {
  const { initial, decode } = handshakeCodec;
  expect(await decode({ profile: "none", flip: "<b>", bit: "-1" })).toEqual(initial);
  expect(await decode({})).toEqual(initial);
});

it("a bit is one of its message alone", async () => {
  const { initial, decode } = handshakeCodec;
  const address = { profile: "commercial", flip: "clientShare" } as const;
  expect(await decode({ ...address, bit: "9727" })).toEqual({ ...address, bit: 9727 });
  for (const bit of ["9728", "", "1e3", "-1", "1.5"]) {
    expect(await decode({ ...address, bit })).toEqual({ ...address, bit: initial.bit });
  }
  const target = "serverShare";
  expect(flipOf({ ...address, flip: target, bit: 9727 })).toEqual({ target, bit: 8959 });
  expect(flipOf({ ...address, flip: "none", bit: 1 })).toBeNull();
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
