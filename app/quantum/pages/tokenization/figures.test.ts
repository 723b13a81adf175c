import { describe, expect, it } from "vitest";
import { thousands } from "#app/figures/format.ts";
import type { Scene } from "#app/figures/scene.ts";
import { pictureFile } from "#app/figures/scene-file.ts";
import { DAY_MS } from "#app/lib/day.ts";
import { milestones } from "#app/models/dates.ts";
import { handshakes } from "#app/models/pqc/handshake-sizes.ts";
import { ethereumSignature, hybridShares } from "#app/models/pqc/key-sizes.ts";
import { byteColors } from "./byte-rows.ts";
import custody from "./custody.figure.ts";
import handshakeBytes from "./handshake-bytes.data.ts";
import standards from "./standards.figure.ts";
import { HOLD_YEARS, monthsLeft } from "./standards-months.ts";
import transport from "./transport.figure.ts";

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
  const [signatures, certificates] = [2 * 65 + 3 * 64, 2 * 1952 + 3 * 3309];
  const totals = [2 * 32 + signatures, shares + signatures, shares + certificates];
  expect(handshakeBytes.totals).toEqual(totals.map(thousands));
  // The page says which of them takes one more round trip.
  const longer = handshakes.slice(0, 3).filter(({ needsExtraRoundTrip }) => needsExtraRoundTrip);
  expect(longer).toEqual([handshakes[2]]);
});

const { scene, finding } = standards;

describe("the calendar of the standards", () => {
  it("counts the months that are left after a deadline, day by day", () => {
    const [year, month] = milestones.checked.split("-").map(Number);
    const end = Date.UTC(year + HOLD_YEARS, month - 1, 1);
    for (const date of [milestones.orderKeys, milestones.orderSignatures]) {
      const days = (end - Date.parse(date)) / DAY_MS - 1;
      expect(monthsLeft(date)).toBe(Math.round(days / 30.4375));
    }
    expect(finding).toContain(`${monthsLeft(milestones.orderKeys)} months`);
  });

  it("draws a bar for each month of the ten years, those after the first date in one color", () => {
    const svg = String(pictureFile(scene).content);
    const bars = [...svg.matchAll(/<path d="([^"]+)"/g)]
      .map(([, d]) => d.split("z").length - 1)
      .filter((count) => count > 1);
    const left = monthsLeft(milestones.orderKeys);
    expect(bars).toEqual([12 * HOLD_YEARS - left, left]);
  });
});
