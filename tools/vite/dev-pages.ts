import { execFile } from "node:child_process";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import {
  type Connect,
  isRunnableDevEnvironment,
  normalizePath,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { siteConfig } from "#site.config";
import { computedModule } from "./figures.ts";

const mark = "?on-demand";
export const notFound = "/404";
/** A mistake in these files, such as a wrong color or portrait, leaves a hole in a page without an error. */
const silentSources = /[\\/](site\.config|app[\\/]lib[\\/]palettes)\.ts$/;

/**
 * In development a page is loaded, and its figures are drawn, when somebody asks for it. React Router's list of routes imports
 * all pages at once, so in that list each is a module that waits. An address without a page is answered as on the built site.
 * On two busy cores the first page takes 1.4 s with this plugin and 4 s without it, and 9 s and 23 s where no drawing is kept.
 */
export function devPages(): Plugin {
  const askedFor = new Set<string>();
  return {
    name: "dev-pages",
    apply: "serve",
    enforce: "pre",
    async resolveId(source, importer) {
      if (this.environment.name !== "ssr" || !source.endsWith("/page.tsx")) return;
      if (importer?.endsWith(mark)) return;
      const page = await this.resolve(source, importer, { skipSelf: true });
      return page && page.id + mark;
    },
    load(id) {
      if (!id.endsWith(mark)) return;
      const file = id.slice(0, -mark.length);
      const page = JSON.stringify(file);
      // A page that was asked for once is loaded at once from then on, also after a save.
      if (askedFor.has(file))
        return `export { default, meta } from ${page}; export const load = () => {};`;
      return `let Page, meta;
        export { Page as default, meta };
        export const load = async () => ({ default: Page, meta } = await import(${page}));`;
    },
    configureServer(server) {
      server.watcher.on("change", (file) => {
        if (silentSources.test(file)) reportProblems(server);
      });
      // After Vite's own files, before React Router, which would answer every address with 200.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          const path = pathOf(request).replace(/(.)\/$/, "$1");
          const files = await routeFiles(server).catch(next);
          if (!files) return;
          const file = files.get(path);
          if (file !== undefined) {
            response.once("finish", () => response.statusCode === 500 && reportProblems(server));
            const page = normalizePath(join(server.config.root, "app", file));
            const loaded = loadPage(server, page);
            askedFor.add(page);
            return loaded.then(() => next(), next);
          }
          const page = await fetch(new URL(notFound, `http://${request.headers.host}`));
          response.statusCode = 404;
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(await page.text());
        });
    },
  };
}

/** Runs the build's own check, which names a missing field of the content in the terminal and over the page. */
function reportProblems(server: ViteDevServer) {
  execFile(process.execPath, ["tools/build/prebuild.ts"], (_error, _output, message) => {
    if (message === "") return;
    // Read late, because a save of site.config.ts replaces the server.
    const { config, ws } = server;
    config.logger.error(message);
    ws.send({ type: "error", err: { message, stack: "" } });
  });
}

export function pathOf(request: Connect.IncomingMessage): string {
  return new URL(request.originalUrl ?? "/", siteConfig.origin).pathname;
}

/** The addresses and files of the pages in the present `app/routes.ts`. */
export async function routeFiles(server: ViteDevServer): Promise<Map<string, string>> {
  const { default: routes } = await server.ssrLoadModule("/app/routes.ts");
  const pages = (entries: readonly RouteConfigEntry[]): [string, string][] =>
    entries.flatMap(({ path = "", file, children }) =>
      children ? pages(children) : [[path === "*" ? notFound : `/${path}`, file]],
    );
  return new Map(pages(routes));
}

async function loadPage({ environments }: ViteDevServer, file: string): Promise<void> {
  const { ssr } = environments;
  if (!isRunnableDevEnvironment(ssr)) return;
  await readAhead(ssr, file);
  let page: { load: () => unknown };
  do {
    page = await ssr.runner.import(file);
    await page.load();
    // A save in the meantime replaces the page by a module that waits.
  } while (page !== (await ssr.runner.import(file)));
}

/** Reads what a module imports side by side, because the server would draw one figure after another. */
async function readAhead(ssr: RunnableDevEnvironment, url: string, seen = new Set<string>()) {
  const { id } = await ssr.moduleGraph.ensureEntryFromUrl(url);
  // The server must read again what it has already run, or it would not notice a save.
  if (id === null || seen.has(id) || ssr.runner.evaluatedModules.getModuleById(id)) return;
  seen.add(id);
  // The page that imports a module reports its failure.
  await ssr.transformRequest(url).catch(() => {});
  // A figure is JSON by now, so what it was computed from need not be loaded.
  if (computedModule.test(id)) return;
  const imported = [...(ssr.moduleGraph.getModuleById(id)?.importedModules ?? [])];
  await Promise.all(imported.map((next) => readAhead(ssr, next.url, seen)));
}
