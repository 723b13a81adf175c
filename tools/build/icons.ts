import type { Plugin } from "vite";

/** Imported late, because Vite starts anew at a save of whatever its configuration imports, as the colors. */
async function iconFiles() {
  const icons: typeof import("./icon-files.ts") = await import(
    new URL("./icon-files.ts", import.meta.url).href
  );
  return icons.iconFiles();
}

const types: Readonly<Record<string, string>> = {
  ico: "image/x-icon",
  png: "image/png",
  svg: "image/svg+xml",
};

/** The icons that browsers and home screens ask for by name: files of the build, and answers in development. */
export function icons(): Plugin {
  return {
    name: "icons",
    applyToEnvironment: ({ name }) => name === "client",
    async generateBundle() {
      for (const [fileName, source] of Object.entries(await iconFiles())) {
        this.emitFile({ type: "asset", fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async ({ url = "" }, response, next) => {
        const [, name = "", ending = ""] = /^\/([\w-]+\.(\w+))$/.exec(url) ?? [];
        if (!(ending in types)) return next();
        const file = (await iconFiles())[name];
        if (!file) return next();
        response.setHeader("Content-Type", types[ending]).end(file);
      });
    },
  };
}
