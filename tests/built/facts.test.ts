import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { legalPage } from "#app/content/quantum/legal.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { vendorFile } from "../../papers/vendor-file/paper.ts";
import { elements, hrefsOf } from "../../tools/lib/html.ts";
import { builtPage, builtRoot } from "../support/built-site.ts";
import { elementById, textOf } from "../support/html.ts";
import { lacksProgramsFor, requireProgram } from "../support/programs.ts";

// The owner's facts also change the pages outside their head and the form.

const { document } = builtPage("/legal");
const { privacy, hero, zeros } = legalPage;

/** The answer beside a fact, or undefined where the page has no such row. */
function answerTo(fact: string): string | undefined {
  const [name] = elements(document, (element) => element.tag === "dt" && textOf(element) === fact);
  return name?.parent ? textOf(elements(name.parent, "dd")[0]) : undefined;
}

test("a receiver of the form is named wherever other hosts are counted", () => {
  const receiver = readContactEndpoint(siteConfig.contactEndpoint)?.host;
  expect(textOf(document)).toContain(hero.lead(receiver));
  expect(answerTo(privacy.loads().fact)).toBe(privacy.loads(receiver).answer);
  const labels = elements(document, "text").map(textOf);
  const [, hosts] = zeros.names(receiver);
  expect(labels).toEqual(expect.arrayContaining(hosts.split(" ")));
});

test("hosts and subprocessors are those of the vendor file", () => {
  const rows = vendorFile(siteConfig).sections.flatMap((section) => section.rows);
  const filed = (fact: string) => rows.find(([title]) => title === fact)?.[1];
  const { fact: host, answer } = privacy.host(siteConfig.privacy.host, null);
  const { fact: subprocessors } = privacy.subprocessors([]);
  expect(answerTo(host)).toBe(filed(host) ?? answer);
  expect(answerTo(subprocessors)).toBe(filed(subprocessors));
});

test("the policy for security shows the address that security.txt names", () => {
  const email = siteConfig.securityContact ?? siteConfig.email;
  const policy = elementById(document, "security");
  expect(hrefsOf(policy)).toEqual(
    expect.arrayContaining([`mailto:${email}`, "/.well-known/security.txt"]),
  );
  expect(textOf(policy)).toContain(email);
});

test.skipIf(lacksProgramsFor("documents"))("the roadmap names its author on the cover", () => {
  const file = join(builtRoot, "papers/pqc-roadmap.pdf");
  const options = ["-l", "1", file, "-"];
  const cover = execFileSync(requireProgram("pdftotext"), options, { encoding: "utf8" });
  const author = siteConfig.roadmapAuthor;
  if (author) expect(cover).toContain(`by ${author}`);
  else expect(cover).not.toMatch(/\bby [A-Z]/);
});
