import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, cleanCopy } from "../../tooling/clean-build.ts";

/** `node scripts/bench/many-pages.ts 0 50 100` */
const pageCounts = process.argv.slice(2).map(Number);

/** Adds pages of their own module and text to a copy of the project. */
function addPages(folder: string, count: number): void {
  const page = readFileSync(join(folder, "app/quantum/pages/compiler.tsx"), "utf8");
  const content = readFileSync(join(folder, "app/content/quantum/compiler.ts"), "utf8");
  const routesFile = join(folder, "app/routes.ts");
  const routes: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const name = `generated-${number}`;
    const own = content.replaceAll(/\bthe\b/g, `the ${name}`);
    writeFileSync(join(folder, `app/content/quantum/${name}.ts`), own);
    writeFileSync(
      join(folder, `app/quantum/pages/${name}.tsx`),
      page
        .replaceAll("content/quantum/compiler.ts", `content/quantum/${name}.ts`)
        .replace("./+types/compiler", `./+types/${name}`),
    );
    routes.push(`route("${name}", "quantum/pages/${name}.tsx"),`);
  }
  const text = readFileSync(routesFile, "utf8");
  writeFileSync(routesFile, text.replace('route("*"', `${routes.join("\n")}\nroute("*"`));
}

/** What every visit pays for the number of pages: the list of routes. */
function sharedBytes(folder: string): string {
  const assets = join(folder, "build/client/assets");
  const files = readdirSync(assets).filter((name) => /^manifest-.*\.js\.br$/.test(name));
  return files.map((name) => `${name} ${statSync(join(assets, name)).size}`).join(", ");
}

for (const count of pageCounts) {
  const copy = cleanCopy();
  addPages(copy.folder, count);
  const seconds = await build(copy.folder);
  console.log(`${count} pages more: ${seconds.toFixed(1)} s; ${sharedBytes(copy.folder)}`);
  copy.remove();
}
