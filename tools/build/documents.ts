import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { accessibilityReport } from "#app/content/accessibility-report.ts";
import { priceText } from "#app/content/prices.ts";
import { offers } from "#app/content/quantum/offers.ts";
import { siteConfig } from "#site.config";
import { publishDocuments } from "../../papers/publish.ts";
import { companions, documents } from "../../papers/registry.ts";
import type { Publisher } from "../../papers/types.ts";
import { families, pagePalette } from "../../papers/typesetting/style.ts";
import { loadTypesetter } from "../../papers/typesetting/typst.ts";
import { vendorFile } from "../../papers/vendor-file/vendor-file.ts";
import { paperSchema } from "../../site.config.schema.ts";
import { problemsOf, stopAt } from "../content/problems.ts";
import { writeChangedFiles } from "../lib/write-files.ts";

const root = join(import.meta.dirname, "../..");
const { origin, email, repository, roadmapAuthor, offerPrices } = siteConfig;
const publisher: Publisher = {
  origin,
  email,
  repository,
  authors: { "pqc-roadmap": roadmapAuthor, "pqc-board": roadmapAuthor },
  offers: {
    blueprint: { ...offers.blueprint, price: priceText(offerPrices.blueprint) },
    pilot: { ...offers.pilot, price: priceText(offerPrices.pilot) },
  },
};

for (const { slug, date } of [...documents, ...companions]) {
  stopAt(await problemsOf(paperSchema, `papers/${slug}/paper.ts`, "", { date }));
}

const folder = join(root, "public");
const typeset = await loadTypesetter();
const list = await publishDocuments(typeset, publisher, join(folder, "papers"));
// The resources page reads it.
writeChangedFiles(join(root, ".cache/papers"), { "papers.json": JSON.stringify(list) });
for (const { slug, pages, bytes } of list.papers) {
  console.log(`${slug}: ${pages} pages, ${bytes} bytes`);
}

// Sets two records for a buyer's file: what procurement asks, and how accessible the sites are.
const records = { "vendor-file": vendorRecord(), "accessibility-report": accessibilityRecord() };
const source = readFileSync(join(root, "papers/typesetting/record.typ"), "utf8");
for (const [slug, record] of Object.entries(records)) {
  const json = JSON.stringify({ ...record, palette: pagePalette, fonts: families });
  const { pdf } = typeset({ source, files: { "/record.json": json } });
  writeFileSync(join(folder, `${slug}.pdf`), pdf);
}

function vendorRecord() {
  const { title, asOf, sections, missing } = vendorFile(siteConfig);
  const names = new Intl.ListFormat("en-US").format(missing);
  return {
    title,
    asOf,
    intro: [
      `This file is about Adyakshar and its division Adyakshar Quantum Labs, whose sites are at ${origin}. Prices are indicative until a written scope states them.`,
      ...(names
        ? [
            `These facts are not given here yet: ${names}. Ask ${email} for them, and we’ll send them before any contract.`,
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

function accessibilityRecord() {
  const { title, statement, method, limits, columns, contact, criteria } = accessibilityReport;
  return {
    title,
    intro: [
      `${statement} Both are at ${origin}. ${contact} ${siteConfig.accessibilityContact ?? email}.`,
      method,
      limits,
    ],
    sections: (["A", "AA"] as const).map((level) => ({
      title: `Level ${level}`,
      columns: [
        { title: columns.criterion, share: 2.4 },
        { title: columns.result, share: 1.3 },
        { title: columns.checked, share: 5 },
      ],
      rows: criteria
        .filter((criterion) => criterion.level === level)
        .map(({ number, name, result, checked }) => [`${number} ${name}`, result, checked]),
    })),
  };
}
