import { join } from "node:path";
import { siteConfig } from "#site.config";
import { readOwnerFacts } from "./launch/owner-facts.ts";

// A wrong fact would be built into every page; one that is only missing is launch-check's business.
const { file, findings } = await readOwnerFacts(siteConfig, join(import.meta.dirname, ".."));
const mistakes = findings.filter(({ kind }) => kind === "wrong");
for (const { line, fact, advice } of mistakes) console.error(`${file}:${line}  ${fact} ${advice}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
