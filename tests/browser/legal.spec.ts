import { kilobytes } from "#app/quantum/pages/legal/zeros.figure.ts";
import { sizeOf, visit } from "../support/first-visit.ts";
import { expect, test } from "../support/page.ts";

test("the zeros are drawn from what the page loads: no cookie, one host, and the bytes told", async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const files = await visit(page, "/legal");
  expect(await context.cookies()).toEqual([]);
  expect(hosts.size).toBe(1);
  const seen = {
    page: sizeOf(files, "html"),
    fonts: sizeOf(files, "fonts"),
    scripts: sizeOf(files, "scripts"),
  };
  const loaded = { ...seen, pictures: sizeOf(files) - seen.page - seen.fonts - seen.scripts };
  for (const [kind, bytes] of Object.entries(loaded)) {
    const advice = `zeros.figure.ts: write ${kind}: ${Math.round(bytes / 1000)}`;
    const told = 1000 * kilobytes[kind as keyof typeof loaded];
    expect.soft(Math.abs(told - bytes), advice).toBeLessThan(1000);
  }
});
