import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { current } from "../tooling/budgets.ts";
import { builtRoot } from "../tooling/built-site.ts";
import { startEmbedded } from "../tooling/engines.ts";
import { chromiumFlags, requireChromium } from "../tooling/find-chromium.ts";
import { sizeOf, visit } from "../tooling/first-visit.ts";
import { distinctPages } from "../tooling/routes.ts";

const file = join(import.meta.dirname, "../tooling/budgets.ts");
const kinds = ["html", "scripts", "fonts", "images"] as const;

/** Measures a first visit to every page of the build and writes the figures beside the budgets. */
async function refresh(): Promise<void> {
  const executablePath = requireChromium();
  const server = await startEmbedded(builtRoot);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const rows = [row("", [...kinds, "total"])];
  for (const path of distinctPages) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const files = await visit(page, `http://127.0.0.1:${server.port}${path}`);
    await page.context().close();
    const sizes = [...kinds.map((kind) => sizeOf(files, kind)), sizeOf(files)];
    rows.push(row(path, sizes.map(kilobytes)));
    console.log(rows.at(-1));
  }
  await browser.close();
  await server.stop();
  const measured = `\n${rows.join("\n")}\n`;
  writeFileSync(file, readFileSync(file, "utf8").replace(`\`${current}\``, `\`${measured}\``));
}

function row(path: string, cells: readonly string[]): string {
  return path.padEnd(32) + cells.map((cell) => cell.padStart(9)).join("");
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

await refresh();
