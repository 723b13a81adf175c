import { join } from "node:path";
import * as colors from "#app/lib/palettes.ts";
import { siteConfig } from "#site.config";
import { fieldProblems } from "../content/fields.ts";
import { linkProblems } from "../content/links.ts";
import { colorProblems, valueProblems } from "../content/values.ts";
import { readOwnerFacts } from "../launch/owner-facts.ts";
import { fieldsOf, linksOf, readContent } from "../lib/content-fields.ts";
import { stopAt } from "../lib/locate.ts";

/** Content of another shape than declared cannot be checked further. */
stopAt(fieldProblems());

const content = await readContent();
const { documents } = await import("../../papers/registry.ts");
const problems = [
  ...colorProblems(fieldsOf({ "app/lib/palettes.ts": colors })),
  ...linkProblems(
    linksOf(content).filter(({ value }) => /^\/papers\/[^/]+$/.test(value)),
    [],
    documents.map(({ slug }) => `/papers/${slug}.pdf`),
  ),
  ...valueProblems(content),
];
// A wrong fact would be built into every page; one that is only missing is launch-check's business.
const { file, findings } = await readOwnerFacts(siteConfig, join(import.meta.dirname, "../.."));
for (const { line, fact, kind, advice } of findings) {
  if (kind === "wrong") problems.push(`${file}:${line}  ${fact} ${advice}`);
}
stopAt(problems);
