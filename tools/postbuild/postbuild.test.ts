import { readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createFixtureSite } from "../../tests/support/fixture-site.ts";
import { routesOf } from "./built-pages.ts";
import { encodeBrotli, encodeGzip } from "./compress.ts";
import { buildHeaderPolicy } from "./header-policy.ts";
import {
  cspHash,
  findBlockedAttributes,
  findBlockedScripts,
  readInlineCode,
} from "./inline-code.ts";
import { postbuild } from "./run.ts";
import { cloudflareHeaders, isWithinCloudflareLimits, netlifyHeaders } from "./static-host.ts";

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
    expect(findBlockedAttributes(html)).toEqual([`style="color:red"`, `onclick="go()"`]);
  });

  it.each([
    [`<script>const load = 1;</script>`, []],
    [`<script type="application/ld+json">{"a":"import"}</script>`, []],
    [`<script type="module">import "/a.js";</script>`, [`<script type="module">`]],
    [`<script>setTimeout(() => import("/a.js"))</script>`, ["<script>"]],
    [`<script src="/a.js"></script>`, [`<script src="/a.js">`]],
  ])("%s: the policy blocks %j", (html, blocked) => {
    expect(findBlockedScripts(html)).toEqual(blocked);
  });
});

describe("the policy", () => {
  it("trusts on each page only that page's code", () => {
    const policy = buildHeaderPolicy([
      { file: "/index.html", html: "<script>one</script><style>s{}</style>" },
      { file: "/foo/index.html", html: "<script>two</script>" },
    ]);
    expect(policy.pages["/index.html"]).toContain(cspHash("one"));
    expect(policy.pages["/index.html"]).toContain(cspHash("s{}"));
    expect(policy.pages["/index.html"]).not.toContain(cspHash("two"));
    expect(policy.anyPage).toContain(cspHash("one"));
    expect(policy.anyPage).toContain(cspHash("two"));
  });

  it.each([
    [`<p style="color:red">`, `style="color:red"`],
    [`<script src="/a.js"></script>`, `<script src="/a.js">`],
  ])("stops the build at %s", (html, blocked) => {
    expect(() => buildHeaderPolicy([{ file: "/foo/index.html", html }])).toThrow(
      `/foo/index.html: the policy would block ${blocked}`,
    );
  });
});

describe("static hosts", () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      file: index === 0 ? "/404.html" : `/page-${index}/index.html`,
      html: `<script>${index}</script>`,
    }));

  it("share one rule while Cloudflare's line limit allows it", () => {
    const policy = buildHeaderPolicy(pages(5));
    const routes = routesOf(Object.keys(policy.pages));
    const takenBack = "  ! Cross-Origin-Resource-Policy\n";
    expect(cloudflareHeaders(policy, routes).replace(takenBack, "")).toBe(netlifyHeaders(policy));
  });

  it("get a rule per page on Cloudflare past that limit", () => {
    const policy = buildHeaderPolicy(pages(45));
    const headers = cloudflareHeaders(policy, routesOf(Object.keys(policy.pages)));
    expect(isWithinCloudflareLimits(netlifyHeaders(policy))).toBe(false);
    expect(isWithinCloudflareLimits(headers)).toBe(true);
    expect(headers).toContain(
      `/page-9/\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy.pages["/page-9/index.html"]}\n`,
    );
  });

  it("let other sites show the share images", () => {
    const policy = buildHeaderPolicy(pages(5));
    const rule = "  Cross-Origin-Resource-Policy: cross-origin\n";
    expect(netlifyHeaders(policy)).toContain(`/share/*\n${rule}`);
    expect(cloudflareHeaders(policy, routesOf(Object.keys(policy.pages)))).toContain(
      `/share/*\n  ! Cross-Origin-Resource-Policy\n${rule}`,
    );
  });

  it("stop the build when Cloudflare would ignore rules", () => {
    const policy = buildHeaderPolicy(pages(60));
    expect(() => cloudflareHeaders(policy, routesOf(Object.keys(policy.pages)))).toThrow(
      /100 rules/,
    );
  });
});

describe("compressed copies", () => {
  it("hold the original, without a time or an operating system", async () => {
    const text = Buffer.from("the same words again and again ".repeat(99));
    const encoded = await encodeGzip(text);
    expect(encoded.subarray(4, 10)).toEqual(Buffer.from([0, 0, 0, 0, 2, 255]));
    expect(gunzipSync(encoded)).toEqual(text);
    expect(brotliDecompressSync(await encodeBrotli(text))).toEqual(text);
  });
});

it("the whole step stops at an image that is inlined in a file", async () => {
  const site = await createFixtureSite();
  writeFileSync(join(site.root, "icon.css"), "a { background: url(data:image/png,) }");
  await expect(postbuild(site.root)).rejects.toThrow("icon.css: the policy would block the image");
  site.remove();
});

it("the whole step writes the files of each hosting target", async () => {
  const site = await createFixtureSite();
  const folder = join(dirname(site.root), "deploy");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  site.remove();
  expect(files).toContain("receiver/main.js");
  expect(files.filter((file) => !file.startsWith("receiver/")).sort()).toEqual([
    "caddy/Caddyfile",
    "caddy/site.caddy",
    "cloudflare-pages/_headers",
    "cloudflare-pages/_redirects",
    "deploy.sh",
    "netlify/_headers",
    "netlify/_redirects",
  ]);
});
