import { describe, expect, it } from "vitest";
import type { Scene } from "#app/figures/scene.ts";
import { handshakes } from "#app/models/pqc/handshake-sizes.ts";
import { ethereumSignature, hybridShares } from "#app/models/pqc/key-sizes.ts";
import { byteColors, bytesInRow, streamLines } from "./byte-rows.ts";
import custody from "./custody.figure.ts";
import handshakeBytes from "./handshake-bytes.data.ts";
import transport from "./transport.figure.ts";

/** The dots of each color; a row of n has the length n - 3/4 in dashes. */
function dotsOf(scene: Scene | undefined): Record<string, number> {
  const dots: Record<string, number> = {};
  for (const [, color, length] of (scene?.body ?? "").matchAll(
    /<path stroke="(\S+)" pathLength="(\S+)"/g,
  )) {
    dots[color] = (dots[color] ?? 0) + Number(length) + 0.75;
  }
  return dots;
}

describe("the bytes of the two architectures", () => {
  it("fill columns from the top, each byte once", () => {
    for (const [first, last, rows] of [
      [0, 1184, 12],
      [1184, 1216, 12],
      [0, 65, 5],
    ]) {
      const counts = Array.from({ length: rows }, (_, row) => bytesInRow(first, last, row, rows));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(last - first);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it("are sent in their order: the first in front, X25519 behind", () => {
    const ends = streamLines({
      from: [100, 10],
      way: 1,
      rows: 1,
      pitch: 2,
      parts: [
        { bytes: 3, color: "a" },
        { bytes: 2, color: "b" },
      ],
    }).map((line) => Number(/d="M([\d.]+) /.exec(line)?.[1]));
    expect(ends).toEqual([100, 94]);
  });

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
    expect(finding).toContain(
      `${(client.bytes + server.bytes - 64).toLocaleString("en-US")} bytes`,
    );
  });

  it("are all drawn, in both compositions of the custody", () => {
    const { scene, narrow, finding } = custody;
    expect(dotsOf(scene)).toEqual({
      [byteColors.postQuantum]: 3 * 828,
      [byteColors.classical]: 17,
    });
    expect(dotsOf(narrow)).toEqual({
      [byteColors.postQuantum]: 3 * 207,
      [byteColors.classical]: 5,
    });
    expect(finding).toContain(`${ethereumSignature.bytes}`);
  });
});

it("the bytes of a handshake add up to what the page says", () => {
  const shares = 1216 + 1120;
  const written = (bytes: number) => bytes.toLocaleString("en-US");
  const [signatures, certificates] = [2 * 65 + 3 * 64, 2 * 1952 + 3 * 3309];
  const totals = [2 * 32 + signatures, shares + signatures, shares + certificates];
  expect(handshakeBytes.totals).toEqual(totals.map(written));
  // The page says which of them takes one more round trip.
  const longer = handshakes.slice(0, 3).filter(({ needsExtraRoundTrip }) => needsExtraRoundTrip);
  expect(longer).toEqual([handshakes[2]]);
});
