import { readFileSync } from "node:fs";
import { join } from "node:path";
import { siteConfig } from "#site.config";
import { openFacts } from "./launch-facts.ts";

const file = "site.config.ts";
const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
const open = openFacts(siteConfig, source);

for (const { line, fact, advice } of open) console.log(`${file}:${line}  ${fact}: ${advice}`);
console.log(
  open.length === 0
    ? "Ready to launch: every fact of the owner is set."
    : `${open.length} of the owner's facts are still at their defaults.`,
);
process.exitCode = open.length === 0 ? 0 : 1;
