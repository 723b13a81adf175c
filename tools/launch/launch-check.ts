import { join } from "node:path";
import { offices } from "#app/content/offices.ts";
import { siteConfig } from "#site.config";
import { officeProblems } from "../content/values.ts";
import { fieldsOf } from "../lib/content-fields.ts";
import { stopAt } from "../lib/locate.ts";
import { readOwnerFacts } from "./owner-facts.ts";
import { networkFindings } from "./probes.ts";

stopAt(officeProblems(fieldsOf({ "app/content/offices.ts": { offices } })));

const { file, locate, findings } = await readOwnerFacts(
  siteConfig,
  join(import.meta.dirname, "../.."),
);
// Only addresses that are set and right are asked.
const isSettled = (name: string) =>
  !findings.some(({ fact, kind }) => fact.startsWith(name) && kind !== "note");
const answers = await networkFindings(siteConfig, fetch, isSettled);

const allFindings = [...findings, ...answers.map(locate)].toSorted((a, b) => a.line - b.line);
for (const { line, fact, kind, advice } of allFindings) {
  console.log(`${file}:${line}  ${kind === "note" ? "note: " : ""}${fact} ${advice}`);
}
const unsettledCount = allFindings.filter(({ kind }) => kind !== "note").length;
console.log(
  unsettledCount === 0
    ? "Ready to launch: every fact of the owner is set."
    : `Not ready: ${unsettledCount} ${unsettledCount === 1 ? "line" : "lines"} above to settle.`,
);
process.exitCode = unsettledCount === 0 ? 0 : 1;
