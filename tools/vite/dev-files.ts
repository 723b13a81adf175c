import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Plugin, ViteDevServer } from "vite";
import { canonicalPath } from "#app/lib/href.ts";
import { mediaTypeOf } from "#server/media-types.ts";
import { siteConfig } from "#site.config";
import { robots, securityTxt, sitemap, webManifest } from "../lib/crawler-files.ts";
import { iconFiles } from "../lib/icons.ts";
import { notFound, pathOf, routeFiles } from "./dev-pages.ts";

type Content = string | Buffer | undefined;

/** Serves in development what the build writes beside the pages. */
export function devFiles(): Plugin {
  const papers = papersOnDemand();
  return {
    name: "dev-files",
    apply: "serve",
    enforce: "pre",
    // The page that lists the papers shows what is known, and the rest once they are set.
    resolveId: { filter: { id: /papers\.data\.ts$/ }, handler: papers.list },
    configureServer(server) {
      const { root } = server.config;
      server.watcher.on("change", (file) => {
        if (/^(papers|data)[\\/]/.test(relative(root, file))) papers.forget();
      });
      let icons: ReturnType<typeof iconFiles>;
      const files: Record<string, () => Content | Promise<Content>> = {
        "/robots.txt": () => robots(siteConfig.origin),
        "/sitemap.xml": async () => sitemap(siteConfig.origin, await indexedPaths(server)),
        "/.well-known/security.txt": () => securityTxt(siteConfig),
        "/site.webmanifest": webManifest,
      };
      const contentOf = async (path: string): Promise<Content> => {
        if (path in files) return files[path]?.();
        if (/^\/[\w-]+\.(ico|png|svg)$/.test(path)) {
          icons ??= iconFiles();
          return (await icons)[path.slice(1)];
        }
        if (!path.startsWith("/papers/")) return;
        await papers.set();
        const file = join(root, "public", path);
        return existsSync(file) ? readFile(file) : undefined;
      };
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request);
        contentOf(path).then((content) => {
          if (content === undefined) return next();
          response.setHeader("Content-Type", mediaTypeOf(path));
          response.end(content);
        }, next);
      });
    },
  };
}

async function indexedPaths(server: ViteDevServer): Promise<string[]> {
  const paths = [...(await routeFiles(server)).keys()];
  return paths.filter((path) => canonicalPath(path) === path && path !== notFound);
}

/** Written as soon as the papers are read, and again when all are set. */
const listFile = resolve("app/models/generated/papers.json");

/** Sets the papers when one of them or the page that lists them is opened, and anew after a change. */
function papersOnDemand() {
  let setting: Promise<unknown> | undefined;
  const start = () => {
    const command = ["tools/build/documents.ts"];
    const child = spawn(process.execPath, command, { stdio: ["ignore", "ignore", "inherit"] });
    const kill = () => child.kill();
    process.once("exit", kill);
    return once(child, "close").finally(() => process.off("exit", kill));
  };
  const set = () => {
    setting ??= start();
    return setting;
  };
  return {
    set,
    list: async () => {
      let isOver = false;
      void set().then(() => {
        isOver = true;
      });
      while (!existsSync(listFile) && !isOver) await setTimeout(50);
    },
    forget: () => {
      setting = undefined;
    },
  };
}
