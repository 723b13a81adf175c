import { chromium } from "@playwright/test";
import { paintAim } from "../lib/budgets.ts";
import { builtRoot } from "../lib/built-site.ts";
import { sizeOf, visit } from "../lib/first-visit.ts";
import { chromiumFlags, requireProgram } from "../lib/programs.ts";
import { distinctPages } from "../lib/routes.ts";
import { startEmbedded } from "../lib/servers.ts";

const kinds = ["html", "scripts", "fonts", "images"] as const;

/** Prints what a first visit to every page of the build loads, in kB. */
async function measure(): Promise<void> {
  const executablePath = requireProgram("chromium");
  const server = await startEmbedded(builtRoot);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  console.log(row("", [...kinds, "total"]));
  const long: string[] = [];
  for (const path of distinctPages) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const files = await visit(page, `http://127.0.0.1:${server.port}${path}`);
    await page.context().close();
    const sizes = [...kinds.map((kind) => sizeOf(files, kind)), sizeOf(files)];
    console.log(row(path, sizes.map(kilobytes)));
    if (sizeOf(files, "html") > paintAim) long.push(path);
  }
  await browser.close();
  await server.stop();
  console.log(
    `Over the aim of ${kilobytes(paintAim)} kB of HTML and CSS: ${long.join(", ") || "none"}`,
  );
}

function row(path: string, cells: readonly string[]): string {
  return path.padEnd(32) + cells.map((cell) => cell.padStart(9)).join("");
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

await measure();
