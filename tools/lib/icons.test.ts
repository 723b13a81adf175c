import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFiles } from "./icons.ts";

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
