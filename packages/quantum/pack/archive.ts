import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type ArchivedFile, tarball } from "./tar.ts";

export { type ArchivedFile, tarball };

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && !/\.(d|test|test-support)\.ts$/.test(path));
}

/** The manifest with each entry where its compiled file is. */
function publishedManifest(): string {
  const { scripts: _, devDependencies: __, ...manifest } = JSON.parse(read("package.json"));
  const built = (path: string, ending: string) =>
    path.replace(/^\.\//, "./dist/").replace(/\.ts$/, ending);
  const mapped = <T>(entries: [string, string][], to: (path: string) => T) =>
    Object.fromEntries(entries.map(([name, path]) => [name, to(path)]));
  // The others serve this repository's tools.
  const publicEntries = Object.entries<string>(manifest.exports).filter(([, path]) =>
    path.startsWith("./src/"),
  );
  const exports = mapped(publicEntries, (path) => ({
    types: built(path, ".d.ts"),
    default: built(path, ".js"),
  }));
  const bin = mapped(Object.entries(manifest.bin), (path) => built(path, ".js"));
  return `${JSON.stringify({ ...manifest, exports, bin }, null, 2)}\n`;
}

/**
 * What `npm install` takes; the same sources give the same bytes. Compiling takes seconds, so with `cache` the archive
 * of unchanged sources is reused.
 */
export async function packageArchive(cache?: string): Promise<Buffer> {
  const sources = [...sourcesIn("src"), ...sourcesIn("bin")].map((path) => ({
    path,
    content: read(path),
  }));
  const others: ArchivedFile[] = [
    { path: "package.json", content: publishedManifest() },
    { path: "README.md", content: read("README.md") },
    { path: "docs/compile.md", content: read("docs/compile.md") },
    { path: "LICENSE", content: read("../../LICENSE") },
  ];
  const packing = ["archive.ts", "tar.ts", "transpile.ts", "../package.json"];
  const inputs = [sources, others, packing.map((file) => read(`pack/${file}`))];
  const hash = createHash("sha256").update(JSON.stringify(inputs)).digest("hex");
  const stored = cache && `${cache}-${hash}.tgz`;
  if (stored && existsSync(stored)) return readFileSync(stored);
  const { transpile } = await import("./transpile.ts");
  const files = [...sources.flatMap(({ path, content }) => transpile(path, content)), ...others];
  const archive = tarball(files.map(({ path, content }) => ({ path: `package/${path}`, content })));
  if (stored) {
    mkdirSync(dirname(stored), { recursive: true });
    writeFileSync(stored, archive);
  }
  return archive;
}
