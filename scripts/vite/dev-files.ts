import type { Plugin } from "vite";
import { mediaTypeOf } from "#server/media-types.ts";
import { siteConfig } from "#site.config";
import { distinctPages } from "../../tooling/routes.ts";
import { iconFiles } from "../seo/icons.ts";
import { robots, securityTxt, sitemap, webManifest } from "../seo/text-files.ts";

/** Serves in development what the build writes beside the pages. */
export function devFiles(): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      let files: Promise<Map<string, string | Buffer>> | undefined;
      server.middlewares.use(async (request, response, next) => {
        const path = new URL(request.url ?? "/", siteConfig.origin).pathname;
        if (!/\.(txt|xml|webmanifest|ico|png|svg)$/.test(path)) return next();
        files ??= readFiles();
        const content = (await files).get(path);
        if (content === undefined) return next();
        response.setHeader("Content-Type", mediaTypeOf(path));
        response.end(content);
      });
    },
  };
}

async function readFiles(): Promise<Map<string, string | Buffer>> {
  const icons = Object.entries(await iconFiles()).map(
    ([name, file]) => [`/${name}`, file] as const,
  );
  return new Map<string, string | Buffer>([
    ["/robots.txt", robots(siteConfig.origin)],
    ["/sitemap.xml", sitemap(siteConfig.origin, distinctPages)],
    ["/.well-known/security.txt", securityTxt(siteConfig)],
    ["/site.webmanifest", webManifest()],
    ...icons,
  ]);
}
