import { datesCheckedOn, dayOf, formatDate, migrationStages, policyDates } from "#data/dates.ts";
import { lastSafeYear, planningYears } from "../planning-years.ts";
import { pqcRoadmap } from "../pqc-roadmap/paper.ts";
import type { Paper } from "../types.ts";

const [, later] = planningYears;
/** No other source of the roadmap addresses a bank. */
const sources = ["DORA", "PCI DSS", "EU", "UK NCSC", "G7"];

const rules = sources.map((source) => {
  const rows = policyDates.filter((row) => row.source === source);
  const [{ force, whom }] = rows;
  const asked = rows.map(({ date, what }) => ({
    // A deadline is the last day of its year; a rule carries the first day on which it applies.
    due: date.endsWith("12-31") ? date.slice(0, 4) : `Since ${formatDate(date)}`,
    what,
  }));
  return { source, force, whom, asked };
});

export const pqcBoard: Paper = {
  ...pqcRoadmap,
  slug: "pqc-board",
  title: "Post-quantum cryptography: one page for a bank’s board",
  figures: {},
  data: {},
  values: {
    roadmap: { slug: pqcRoadmap.slug, title: pqcRoadmap.title },
    datesCheckedOn,
    rules,
    later,
    lastSafeYear: lastSafeYear(later, 10),
    stages: migrationStages,
    highRiskYear: dayOf("eu-2030").slice(0, 4),
    lastYear: dayOf("eu-2035").slice(0, 4),
  },
};
