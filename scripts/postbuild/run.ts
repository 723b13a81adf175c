import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { HeaderPolicy } from "#server/policy.ts";
import { listFiles } from "#server/site-files.ts";
import { readBuiltPages, routesOf } from "./built-pages.ts";
import { caddyfile } from "./caddy.ts";
import { type CompressionTotals, compressSite } from "./compress.ts";
import { buildHeaderPolicy } from "./header-policy.ts";
import { readSonnerStyles } from "./injected-styles.ts";
import { nginxBrotli, nginxMain, nginxSite } from "./nginx.ts";
import {
  cloudflareHeaders,
  cloudflareRedirects,
  netlifyHeaders,
  netlifyRedirects,
} from "./static-host.ts";

type PostbuildReport = {
  pages: number;
  compression: CompressionTotals;
};

/** Everything that follows the site's own build: header policy, hosting files, compressed copies. */
export async function postbuild(root: string, contactOrigin?: string): Promise<PostbuildReport> {
  const pages = readBuiltPages(root);
  const policy = buildHeaderPolicy(pages, {
    contactOrigin,
    inlineImages: someFile(root, /\.(css|html|js)$/, "data:image/"),
    injectedStyles: someFile(root, /\.js$/, "data-sonner-toaster") ? readSonnerStyles() : [],
  });
  const output = dirname(root);
  writeFileSync(join(output, "headers.json"), `${JSON.stringify(policy, null, 2)}\n`);
  writeDeploy(join(output, "deploy"), policy);
  const compression = await compressSite(root);
  return { pages: pages.length, compression };
}

function deployFiles(policy: HeaderPolicy): Record<string, string> {
  const routes = routesOf(Object.keys(policy.pages));
  return {
    "nginx/nginx.conf": nginxMain(),
    "nginx/adyakshar.conf": nginxSite(policy, routes),
    "nginx/brotli/adyakshar-brotli.conf": nginxBrotli,
    "caddy/Caddyfile": caddyfile(policy, routes),
    "cloudflare-pages/_headers": cloudflareHeaders(policy, routes),
    "cloudflare-pages/_redirects": cloudflareRedirects(routes),
    "netlify/_headers": netlifyHeaders(policy),
    "netlify/_redirects": netlifyRedirects(routes),
  };
}

function writeDeploy(directory: string, policy: HeaderPolicy): void {
  rmSync(directory, { recursive: true, force: true });
  for (const [name, text] of Object.entries(deployFiles(policy))) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function someFile(root: string, names: RegExp, text: string): boolean {
  return listFiles(root).some(
    (file) => names.test(file) && readFileSync(join(root, file), "utf8").includes(text),
  );
}
