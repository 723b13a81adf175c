import { sum } from "#app/lib/sum.ts";
import { kilobytes } from "#app/quantum/pages/legal/zeros.figure.ts";
import { recordVisit, sumBytes } from "../support/first-visit.ts";
import { expect, test } from "../support/page.ts";

test("the zeros are drawn from what the page loads: no cookie, one host, and the bytes told", async ({
  page,
  context,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  const files = await recordVisit(page, "/legal");
  expect(await context.cookies()).toEqual([]);
  expect(hosts.size).toBe(1);
  const seen = {
    page: sumBytes(files, "html"),
    fonts: sumBytes(files, "fonts"),
    scripts: sumBytes(files, "scripts"),
  };
  const loaded = { ...seen, pictures: sumBytes(files) - seen.page - seen.fonts - seen.scripts };
  for (const [kind, bytes] of Object.entries(loaded)) {
    expect.soft(bytes, kind).toBeLessThan(1000 * kilobytes[kind as keyof typeof loaded]);
  }
  expect(sumBytes(files), "an honest size").toBeGreaterThan(
    0.8 * 1000 * sum(Object.values(kilobytes)),
  );
});
