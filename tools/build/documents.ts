import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accessibilityReport } from "#app/content/accessibility-report.ts";
import { type SiteConfig, siteConfig } from "#site.config";
import { publishDocuments } from "../../papers/publish.ts";
import { loadTypesetter } from "../../papers/typesetting/typst.ts";
import { publisherOf } from "../lib/publisher.ts";
import { vendorFile } from "../lib/vendor-file.ts";

const root = join(import.meta.dirname, "../..");
const source = readFileSync(join(root, "papers/typesetting/record.typ"), "utf8");

/** Sets the two records for a buyer's file: what procurement asks, and how accessible the sites are. */
async function publishRecords(facts: SiteConfig, folder: string) {
  const { fonts, palettes } = publisherOf(facts);
  const { text, spare } = fonts;
  const typeset = await loadTypesetter(fonts);
  const records = {
    "vendor-file": vendorRecord(facts),
    "accessibility-report": accessibilityRecord(facts),
  };
  for (const [slug, record] of Object.entries(records)) {
    const json = JSON.stringify({ ...record, palette: palettes.pages, fonts: { text, spare } });
    const { pdf } = typeset({ source, files: { "/record.json": json } });
    await writeFile(join(folder, `${slug}.pdf`), pdf);
  }
}

function vendorRecord(facts: SiteConfig) {
  const { title, asOf, sections, missing } = vendorFile(facts);
  const names = new Intl.ListFormat("en-US").format(missing);
  return {
    title,
    asOf,
    intro: [
      `This file is about Adyakshar and its division Adyakshar Quantum Labs, whose sites are at ${facts.origin}. Prices are indicative until a written scope states them.`,
      ...(names
        ? [
            `These facts are not given here yet: ${names}. Ask ${facts.email} for them, and we’ll send them before any contract.`,
          ]
        : []),
    ],
    sections: sections.map(({ title, rows }) => ({
      title,
      columns: [
        { title: "Fact", share: 1 },
        { title: "Answer", share: 3 },
      ],
      rows: rows.map((row) => [row.title, row.text]),
    })),
  };
}

function accessibilityRecord(facts: SiteConfig) {
  const { title, statement, method, limits, columns, contact, criteria } = accessibilityReport;
  const email = facts.accessibilityContact ?? facts.email;
  return {
    title,
    intro: [`${statement} Both are at ${facts.origin}. ${contact} ${email}.`, method, limits],
    sections: (["A", "AA"] as const).map((level) => ({
      title: `Level ${level}`,
      columns: [
        { title: columns.criterion, share: 2.4 },
        { title: columns.result, share: 1.3 },
        { title: columns.checked, share: 5 },
      ],
      rows: criteria
        .filter((criterion) => criterion.level === level)
        .map(({ number, name, result, checked, open }) => [
          `${number} ${name}`,
          result,
          open ? `${checked} ${columns.open}: ${open}` : checked,
        ]),
    })),
  };
}

if (import.meta.main) {
  const folder = join(root, "public");
  const papers = await publishDocuments(publisherOf(siteConfig), join(folder, "papers"));
  for (const { slug, pages, bytes } of papers) {
    console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
  }
  await publishRecords(siteConfig, folder);
}
