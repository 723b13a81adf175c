import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFiles } from "./icons.ts";
import { securityExpiry, securityTxt } from "./text-files.ts";

const origin = "https://site.test";

test("security.txt holds for less than a year from the day it was confirmed", () => {
  const text = securityTxt({
    origin,
    email: "a@site.test",
    securityContactConfirmed: "2026-03-01",
  });
  expect(text).toMatch(/^Contact: mailto:a@site\.test$/m);
  expect(text).toMatch(/^Expires: 2027-02-28T00:00:00Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/site\.test\/\.well-known\/security\.txt$/m);
});

test.each(["2026-02-30", "soon", "2026-2-3"])("%s is not a day", (text) => {
  expect(() => securityExpiry(text)).toThrow("securityContactConfirmed");
});

test("icons have their sizes, and a maskable one keeps its mark within the inner circle", async () => {
  const icons = await iconFiles();
  for (const [name, size] of [
    ["apple-touch-icon", 180],
    ["icon-192", 192],
    ["maskable-512", 512],
  ]) {
    const { width, height } = await sharp(icons[`${name}.png`]).metadata();
    expect([width, height]).toEqual([size, size]);
  }
  const { data, info } = await sharp(icons["maskable-512.png"])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  let reach = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data.subarray(at, at + 3).equals(ground)) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    reach = Math.max(reach, Math.hypot(x - 255.5, y - 255.5));
  }
  expect(reach).toBeGreaterThan(512 * 0.2);
  expect(reach).toBeLessThanOrEqual(512 * 0.4);
});
