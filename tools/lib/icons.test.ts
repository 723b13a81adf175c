import sharp from "sharp";
import { expect, test } from "vitest";
import { iconFiles } from "./icons.ts";

test("a maskable icon keeps its mark within the inner circle", async () => {
  const icons = await iconFiles();
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
