import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageArchive } from "./archive.ts";

const { name, version } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../package.json"), "utf8"),
);
const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
writeFileSync(file, await packageArchive());
process.stdout.write(`${file}\n`);
