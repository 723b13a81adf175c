import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SiteHeaders } from "../../server/site-server.ts";
import { writeHostingFiles } from "../../tools/hosting/hosting.ts";
import { writeFiles } from "../../tools/lib/write-files.ts";

export const hostingOptions = { origin: "https://your.domain", keepDays: 180, hsts: { days: 1 } };
export const secret = "outside the build";
export const hashedAsset = "/assets/app-Cx81ab2Q.js";
export const largeAsset = "/assets/large-Zk20dd1P.woff2";

const paragraph =
  "<p>Compilers, tokenization, simulation and research, told in full sentences.</p>\n";

const files = (edition: string): Readonly<Record<string, string | Buffer>> => ({
  "index.html": page("Home", edition),
  "foo/index.html": page("Foo", edition),
  "features/deep/index.html": page("Deep", edition),
  "404.html": page("Not found", edition),
  [`assets/${edition}-Bk07pq3S.js`]: `export const edition = ${JSON.stringify(edition)};\n`,
  "assets/app-Cx81ab2Q.js": `export const words = ${JSON.stringify(paragraph.repeat(60))};\n`,
  "assets/large-Zk20dd1P.woff2": Buffer.alloc(8_000_000, 7),
  "assets/app-Dm33xy7R.css": "main { color: black }\n".repeat(120),
  "favicon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<path d='M0 0h9v9z'/>".repeat(90)}</svg>`,
  "share/index.png": Buffer.alloc(2000, 9),
  "robots.txt": "User-agent: *\nAllow: /\n",
  ".well-known/security.txt": "Contact: mailto:security@adyakshar.example\n",
  ".hidden": "a dotfile",
  "foo/.hidden": "a dotfile",
});

export type FixtureSite = { root: string; headers: SiteHeaders; remove: () => void };

/** A small site of the same shape as the real build, post-processed by the same code; each page of each edition has a policy of its own. */
export async function createFixtureSite(edition = "first"): Promise<FixtureSite> {
  const base = mkdtempSync(join(tmpdir(), "site-"));
  const root = join(base, "client");
  writeFiles(root, files(edition));
  writeFileSync(join(base, "outside.txt"), secret);
  await writeHostingFiles(root, hostingOptions);
  const headers: SiteHeaders = JSON.parse(readFileSync(join(base, "headers.json"), "utf8"));
  return { root, headers, remove: () => rmSync(base, { recursive: true }) };
}

function page(title: string, edition: string): string {
  return `<!DOCTYPE html><html lang="en"><head><title>${title}</title>
<style>main { color: black }</style>
<script type="application/ld+json">{"@type":"WebSite"}</script></head>
<body><h1>${title}</h1>${paragraph.repeat(40)}<script>const ${edition} = "${title}";</script></body></html>
`;
}
