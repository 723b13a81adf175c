import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Connect, Plugin, ViteDevServer } from "vite";
import { canonicalPath } from "#app/lib/href.ts";
import { mediaTypeOf } from "#server/media-types.ts";
import { siteConfig } from "#site.config";
import { iconFiles } from "../lib/icons.ts";
import { robots, securityTxt, sitemap, webManifest } from "../lib/text-files.ts";

const notFound = "/404";

/** Serves in development what the build writes beside the pages, and answers as the built site does where nothing is. */
export function devFiles(): Plugin {
  return {
    name: "dev-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = pathOf(request);
        if (!/\.(txt|xml|webmanifest|ico|png|svg)$/.test(path)) return next();
        const content = (await readFiles(server)).get(path);
        if (content === undefined) return next();
        response.setHeader("Content-Type", mediaTypeOf(path));
        response.end(content);
      });
      // After Vite's own files, before React Router, which would answer every address with 200.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const path = pathOf(request).replace(/(.)\/$/, "$1");
          const pages = await routePaths(server);
          if (path === notFound || pages.includes(path)) return next();
          const page = await fetch(new URL(notFound, `http://${request.headers.host}`));
          response.statusCode = 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(await page.text());
        });
    },
  };
}

function pathOf(request: Connect.IncomingMessage): string {
  return new URL(request.originalUrl ?? "/", siteConfig.origin).pathname;
}

/** The addresses in `app/routes.ts` as it stands now. */
async function routePaths(server: ViteDevServer): Promise<string[]> {
  const { default: routes } = await server.ssrLoadModule("/app/routes.ts");
  const paths = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, index, children }) => [
      ...(index ? ["/"] : path && path !== "*" ? [`/${path}`] : []),
      ...paths(children ?? []),
    ]);
  return paths(routes);
}

async function readFiles(server: ViteDevServer): Promise<Map<string, string | Buffer>> {
  const pages = (await routePaths(server)).filter((path) => canonicalPath(path) === path);
  const icons = Object.entries(await iconFiles()).map(
    ([name, file]) => [`/${name}`, file] as const,
  );
  return new Map<string, string | Buffer>([
    ["/robots.txt", robots(siteConfig.origin)],
    ["/sitemap.xml", sitemap(siteConfig.origin, pages)],
    ["/.well-known/security.txt", securityTxt(siteConfig)],
    ["/site.webmanifest", webManifest()],
    ...icons,
  ]);
}
