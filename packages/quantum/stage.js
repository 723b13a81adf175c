import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Writes a folder that `npm pack` takes as it is. Its manifest names what the TypeScript of the entries is compiled to.
const [folder = "dist"] = process.argv.slice(2);
execFileSync("tsc", ["-p", "tsconfig.build.json", "--outDir", join(folder, "dist")], {
  stdio: "inherit",
});
for (const name of ["LICENSE", "README.md", "docs"]) {
  cpSync(name, join(folder, name), { recursive: true });
}
const { scripts, devDependencies, ...manifest } = JSON.parse(readFileSync("package.json", "utf8"));
const compiled = (path, ending) => path.replace("./", "./dist/").replace(/ts$/, ending);
manifest.exports = Object.fromEntries(
  Object.entries(manifest.exports)
    .filter(([, path]) => path.startsWith("./src/"))
    .map(([entry, path]) => [
      entry,
      { types: compiled(path, "d.ts"), default: compiled(path, "js") },
    ]),
);
manifest.bin = { "adyakshar-quantum": compiled(manifest.bin["adyakshar-quantum"], "js") };
writeFileSync(join(folder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
