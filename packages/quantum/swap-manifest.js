import { readFileSync, writeFileSync } from "node:fs";

// In the repository the entries are TypeScript, in the archive what it was compiled to. npm takes the manifest as it
// is, so the fields of `publishConfig` change places with those of the same names before packing, and again after it.
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
for (const [field, published] of Object.entries(manifest.publishConfig)) {
  manifest.publishConfig[field] = manifest[field];
  manifest[field] = published;
}
writeFileSync("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
