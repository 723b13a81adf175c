import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "#server/site-files.ts";
import { postbuild } from "../postbuild/run.ts";

/** A copy of the built site without any script and with system fonts: as fast as these pages can be. */
export async function createLimitSite(built: string) {
  const folder = mkdtempSync(join(tmpdir(), "limit-site-"));
  const root = join(folder, "client");
  cpSync(built, root, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  for (const file of listFiles(root)) {
    if (file.endsWith(".html")) {
      rewrite(join(root, file), (page) => withSystemFonts(withoutScripts(page)));
    }
  }
  await postbuild(root);
  return { root, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link\b[^>]*(?:rel="modulepreload"|as="font"|as="script")[^>]*>/g, "");
}

/** Without its faces every family falls through to the system's. */
function withSystemFonts(css: string): string {
  return css.replaceAll(/@font-face\s*\{[^}]*\}/g, "");
}
