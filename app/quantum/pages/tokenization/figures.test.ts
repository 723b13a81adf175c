import { describe, expect, it } from "vitest";
import type { Scene } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { sum } from "#app/lib/sum.ts";
import { handshakes } from "#data/handshake-sizes.ts";
import { ethereumSignature, hybridShares } from "#data/key-sizes.ts";
import { byteColors } from "./byte-rows.ts";
import custody from "./custody.computed.ts";
import handshakesFigure from "./handshakes.computed.ts";
import transport from "./transport.computed.ts";

/** The dots of each color. */
function dotsOf(scene: Scene | undefined): Record<string, number> {
  const paths = (scene?.body ?? "").matchAll(/<path stroke="(\S+)"[^>]*? d="([^"]*)"/g);
  return Object.fromEntries([...paths].map(([, color, d]) => [color, d.split("h0").length - 1]));
}

describe("the bytes of the two architectures", () => {
  it("are all drawn, in both compositions of the transport", () => {
    const { scene, narrow, finding } = transport;
    const { client, server } = hybridShares;
    expect(dotsOf(scene)).toEqual({
      [byteColors.postQuantum]: (client.bytes + server.bytes - 64) / 4 + 828,
      [byteColors.classical]: 16,
    });
    expect(dotsOf(narrow)).toEqual({
      [byteColors.postQuantum]: 74 + 68 + 207,
      [byteColors.classical]: 4,
    });
    expect(finding).toContain(`${thousands(client.bytes + server.bytes - 64)} bytes`);
  });

  it("are all drawn, in both compositions of the custody", () => {
    const { scene, narrow, title } = custody;
    expect(dotsOf(scene)).toEqual({
      [byteColors.postQuantum]: 3 * 828,
      [byteColors.classical]: 17,
    });
    expect(dotsOf(narrow)).toEqual({
      [byteColors.postQuantum]: 3 * 207,
      [byteColors.classical]: 5,
    });
    expect(title).toContain(`${ethereumSignature.bytes} bytes`);
  });
});

describe("the bytes of a handshake", () => {
  const shares = 1216 + 1120;
  const [signatures, certificates] = [2 * 65 + 3 * 64, 2 * 1952 + 3 * 3309];
  const totals = [2 * 32 + signatures, shares + signatures, shares + certificates];

  it("add up to what the page says", () => {
    expect(handshakesFigure.title).toContain(totals.map(thousands).join(", "));
    // The page says which of them takes one more round trip.
    const longer = handshakes.slice(0, 3).filter(({ needsExtraRoundTrip }) => needsExtraRoundTrip);
    expect(longer).toEqual([handshakes[2]]);
  });

  it("are all drawn, those that a quantum computer could break in one color", () => {
    const dots = (bytes: number) => Math.ceil(bytes / 32);
    const breakable = [totals[0], totals[0], 2 * 32];
    const drawn = {
      [byteColors.classical]: sum(breakable.map(dots)),
      [byteColors.postQuantum]: sum(totals.map(dots)) - sum(breakable.map(dots)),
    };
    expect(dotsOf(handshakesFigure.scene)).toEqual(drawn);
    expect(dotsOf(handshakesFigure.narrow)).toEqual(drawn);
  });
});
