import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { listFiles } from "#server/site-files.ts";
import { readBuiltPages } from "./built-pages.ts";
import { compressSite } from "./compress.ts";
import { caddySite, staticHostHeaders, staticHostRewrites } from "./host-files.ts";
import { writeReceiver } from "./receiver.ts";
import { type Hsts, siteHeaders } from "./site-headers.ts";

/** Written by hand and shipped with the build. */
const deploySources = join(import.meta.dirname, "../../deploy");
const shippedFiles = ["deploy.sh", "caddy"];

interface PostbuildOptions {
  origin?: string;
  keepDays?: number;
  contactOrigin?: string;
  hsts?: Hsts;
  /** Where compressed copies are kept from build to build. */
  cache?: string;
}

/** Everything that follows the site's own build: headers.json, hosting files, the receiver, compressed copies. */
export async function postbuild(root: string, options: PostbuildOptions = {}): Promise<void> {
  const { origin = "https://your.domain", keepDays = 180, cache = ".cache/compressed" } = options;
  refuseInlinedImages(root);
  const headers = siteHeaders(readBuiltPages(root), options);
  const output = dirname(root);
  rmSync(join(output, "deploy"), { recursive: true, force: true });
  for (const name of shippedFiles) {
    cpSync(join(deploySources, name), join(output, "deploy", name), { recursive: true });
  }
  const files = {
    "headers.json": `${JSON.stringify(headers, null, 2)}\n`,
    "deploy/caddy/site.caddy": caddySite(headers),
    "deploy/static-host/_headers": staticHostHeaders(headers),
    "deploy/static-host/_redirects": staticHostRewrites(headers),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    writeFileSync(join(output, name), text);
  }
  await writeReceiver(join(output, "deploy/receiver"), origin, keepDays);
  await compressSite(root, cache);
}

/** A browser would show none of them: the policy lets images come from files of the site alone. */
function refuseInlinedImages(root: string): void {
  for (const file of listFiles(root).filter((name) => /\.(css|html|js)$/.test(name))) {
    if (readFileSync(join(root, file), "utf8").includes("data:image/")) {
      throw new Error(`${file}: the policy would block the image that is inlined in it`);
    }
  }
}
