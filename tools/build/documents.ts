import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { accessibilityReport } from "#app/content/accessibility-report.ts";
import { siteConfig } from "#site.config";
import { publishDocuments } from "../../papers/publish.ts";
import type { Publisher } from "../../papers/types.ts";
import { loadTypesetter } from "../../papers/typesetting/typst.ts";
import { publisherOf } from "../lib/publisher.ts";
import { type VendorFacts, vendorFile } from "../lib/vendor-file.ts";

interface PrintedRecord {
  title: string;
  /** The day of its facts, where its sentences do not name it. */
  asOf?: string;
  intro: readonly string[];
  sections: readonly {
    title: string;
    columns: readonly { title: string; share: number }[];
    rows: readonly (readonly string[])[];
  }[];
}

const root = join(import.meta.dirname, "../..");
const source = readFileSync(join(root, "papers/typesetting/record.typ"), "utf8");

/** Sets the two records for a buyer's file: what procurement asks, and how accessible the sites are. */
export async function publishRecords(publisher: Publisher, facts: VendorFacts, folder: string) {
  const { text, spare } = publisher.fonts;
  const typeset = await loadTypesetter(publisher.fonts);
  const records = {
    "vendor-file": vendorRecord(facts),
    "accessibility-report": accessibilityRecord(facts),
  };
  for (const [slug, record] of Object.entries(records)) {
    const json = JSON.stringify({
      ...record,
      palette: publisher.palettes.pages,
      fonts: { text, spare },
    });
    const { pdf } = typeset({ source, files: { "/record.json": json } });
    await writeFile(join(folder, `${slug}.pdf`), pdf);
  }
}

function vendorRecord(facts: VendorFacts): PrintedRecord {
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

function accessibilityRecord(facts: VendorFacts): PrintedRecord {
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
  const publisher = publisherOf(siteConfig);
  for (const { slug, pages, bytes } of await publishDocuments(publisher, join(folder, "papers"))) {
    console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
  }
  await publishRecords(publisher, siteConfig, folder);
}
