import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "#site.config";
import { lineOf } from "../lib/locate.ts";
import { configFindings } from "./config-findings.ts";
import { fileFindings } from "./file-findings.ts";
import type { Finding } from "./finding.ts";

const file = "site.config.ts";

/** Every finding about the owner's facts that needs no network, with its line. */
export async function readOwnerFacts(config: SiteConfig, root: string) {
  const source = readFileSync(join(root, file), "utf8");
  const locate = (finding: Finding) => ({
    ...finding,
    line: lineOf(`siteConfig.${finding.fact}`, source),
  });
  const findings = [
    ...configFindings(config, new Date()),
    ...(await fileFindings(config, join(root, "public"))),
  ];
  return { file, locate, findings: findings.map(locate) };
}
