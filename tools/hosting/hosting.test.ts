import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createFixtureSite, hostingOptions } from "../../tests/support/fixture-site.ts";
import { encoders } from "./compress.ts";
import { staticHostHeaders } from "./host-files.ts";
import { writeHostingFiles } from "./hosting.ts";
import { cspHash, findBlocked, readInlineCode } from "./inline-code.ts";
import { siteHeaders } from "./site-headers.ts";

describe("inline code", () => {
  it("hashes as browsers do", () => {
    // The example of the CSP specification: alert('Hello, world.');
    expect(cspHash("alert('Hello, world.');")).toBe(
      "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=",
    );
    expect(cspHash("a\r\nb")).toBe(cspHash("a\nb"));
  });

  it("is every script that runs and every style", () => {
    const html = `<style media="print">a{}</style><script type="application/ld+json">{}</script>
      <script>one</script><script type=module async>two</script><SCRIPT TYPE="text/javascript">three</SCRIPT>
      <script src="/x.js"></script><script type="application/json">{}</script><style>b{}</style>`;
    expect(readInlineCode(html)).toEqual({
      scripts: ["one", "two", "three"],
      styles: ["a{}", "b{}"],
    });
  });

  it("names attributes that a policy of hashes blocks", () => {
    const html = `<p style="color:red" class="a"><b data-style="x" title="onclick=1">on=2 style="y"</b>
      <i class="b" onclick="go()"></i><script>x = "<a style='b'>"</script><!-- <a style="c"> --></p>`;
    expect(findBlocked(html)).toEqual([`style="color:red"`, `onclick="go()"`]);
  });

  it.each([
    [`<script>const load = 1;</script>`, []],
    [`<script type="application/ld+json">{"a":"import"}</script>`, []],
    [`<script type="module">import "/a.js";</script>`, [`<script type="module">`]],
    [`<script>setTimeout(() => import("/a.js"))</script>`, ["<script>"]],
    [`<script src="/a.js"></script>`, [`<script src="/a.js">`]],
    [`<template><script src="/a.js"></script></template>`, []],
  ])("%s: the policy blocks %j", (html, blocked) => {
    expect(findBlocked(html)).toEqual(blocked);
  });
});

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
