import { accessibilityReport as report } from "#app/content/accessibility-report.ts";
import { siteConfig } from "#site.config";
import type { RecordPaper } from "../types.ts";

const { title, statement, method, limits, columns, contact, criteria } = report;
const { origin, email, accessibilityContact } = siteConfig;

/** How accessible both sites are, criterion by criterion. */
export const accessibilityReport: RecordPaper = {
  slug: "accessibility-report",
  title,
  intro: [
    `${statement} Both are at ${origin}. ${contact} ${accessibilityContact ?? email}.`,
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
