import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { HeaderPolicy, Hsts } from "#server/policy.ts";
import { listFiles } from "#server/site-files.ts";
import { readBuiltPages, routesOf } from "./built-pages.ts";
import { caddySite } from "./caddy.ts";
import { compressSite } from "./compress.ts";
import { buildHeaderPolicy } from "./header-policy.ts";
import { writeReceiver } from "./receiver.ts";
import {
  cloudflareHeaders,
  cloudflareRedirects,
  netlifyHeaders,
  netlifyRedirects,
} from "./static-host.ts";

/** Written by hand and shipped with the build: the script that deploys it and files for the owner to start from. */
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

/** Everything that follows the site's own build: header policy, hosting files, compressed copies. */
export async function postbuild(
  root: string,
  {
    origin = "https://your.domain",
    keepDays = 180,
    contactOrigin,
    hsts,
    cache,
  }: PostbuildOptions = {},
) {
  const pages = readBuiltPages(root);
  refuseInlinedImages(root);
  const policy = buildHeaderPolicy(pages, { contactOrigin, hsts });
  const output = dirname(root);
  writeFileSync(join(output, "headers.json"), `${JSON.stringify(policy, null, 2)}\n`);
  writeDeploy(join(output, "deploy"), policy);
  await writeReceiver(join(output, "deploy/receiver"), origin, keepDays);
  const compression = await compressSite(root, cache);
  return { pages: pages.length, compression };
}

function writeDeploy(directory: string, policy: HeaderPolicy): void {
  const routes = routesOf(Object.keys(policy.pages));
  const files = {
    "caddy/site.caddy": caddySite(policy, routes),
    "cloudflare-pages/_headers": cloudflareHeaders(policy, routes),
    "cloudflare-pages/_redirects": cloudflareRedirects(routes),
    "netlify/_headers": netlifyHeaders(policy),
    "netlify/_redirects": netlifyRedirects(routes),
  };
  rmSync(directory, { recursive: true, force: true });
  for (const name of shippedFiles) {
    cpSync(join(deploySources, name), join(directory, name), { recursive: true });
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** A browser would show none of them: the policy lets images come from files of the site alone. */
function refuseInlinedImages(root: string): void {
  for (const file of listFiles(root).filter((name) => /\.(css|html|js)$/.test(name))) {
    if (readFileSync(join(root, file), "utf8").includes("data:image/")) {
      throw new Error(`${file}: the policy would block the image that is inlined in it`);
    }
  }
}
