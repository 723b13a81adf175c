import { policyDates } from "@adyakshar/papers/pqc/policy-dates";
import { migrationStages } from "@adyakshar/papers/pqc/stages";

/** Whose dates name a bank, or the sector or state it belongs to; what binds comes first. */
const sources = ["DORA", "PCI DSS", "EU", "UK NCSC", "G7"];
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A deadline is the last day of its year. */
const written = (date: string) =>
  date.endsWith("12-31") ? date.slice(0, 4) : days.format(new Date(date));

/** Of the paper's tables what a bank asks first. */
export default {
  sources: sources.map((source) => {
    const dates = policyDates.filter((entry) => entry.source === source);
    return {
      source,
      force: dates[0].force,
      dates: dates.map(({ date, what }) => ({ date: written(date), what })),
    };
  }),
  stages: migrationStages.map(({ name, noReturn }) => ({
    name,
    // It goes on a sentence here.
    noReturn: noReturn && noReturn[0].toLowerCase() + noReturn.slice(1),
  })),
};
