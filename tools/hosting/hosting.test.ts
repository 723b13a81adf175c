import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createFixtureSite, hostingOptions } from "../../tests/support/fixture-site.ts";
import { encoders } from "./compress.ts";
import { staticHostHeaders } from "./host-files.ts";
import { writeHostingFiles } from "./hosting.ts";
import { siteHeaders } from "./site-headers.ts";

describe("a static host", () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      file: index === 0 ? "/404.html" : `/page-${index}/index.html`,
      html: `<script>${index}</script>`,
    }));

  it("takes the not-found page's policy back where a page has its own", () => {
    const headers = siteHeaders(pages(45), hostingOptions);
    const text = staticHostHeaders(headers);
    expect(text.startsWith(`/*\n  ! Content-Security-Policy`)).toBe(false);
    for (const path of ["/page-9", "/page-9/"]) {
      expect(text).toContain(
        `\n${path}\n  ! Content-Security-Policy\n  Content-Security-Policy: ${headers.pages["/page-9/index.html"]}\n`,
      );
    }
    expect(text).toContain(
      "/share/*\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n",
    );
  });

  it("is told of rules that it would ignore", () => {
    expect(() => staticHostHeaders(siteHeaders(pages(60), hostingOptions))).toThrow(/100 rules/);
  });
});

it("compressed copies hold the original, without a time or an operating system", async () => {
  const text = Buffer.from("the same words again and again ".repeat(99));
  const encoded = await encoders.gz(text);
  expect(encoded.subarray(4, 10)).toEqual(Buffer.from([0, 0, 0, 0, 2, 255]));
  expect(gunzipSync(encoded)).toEqual(text);
  expect(brotliDecompressSync(await encoders.br(text))).toEqual(text);
});

it.each(["Über uns.pdf", "a+b.pdf", "backup.tar.gz"])(
  "a build stops at the name %s",
  async (name) => {
    const site = await createFixtureSite();
    writeFileSync(join(site.root, name), "");
    await expect(writeHostingFiles(site.root, hostingOptions)).rejects.toThrow(
      `public/${name}: rename it`,
    );
    site.remove();
  },
);
