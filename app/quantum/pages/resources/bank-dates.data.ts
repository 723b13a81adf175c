import { policyDates } from "@adyakshar/papers/pqc/policy-dates";
import { migrationStages } from "@adyakshar/papers/pqc/stages";

/** Whose dates name a bank, or the sector or state it belongs to. */
const sources = ["DORA", "PCI DSS", "EU", "G7"];
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Of the paper's tables what a bank asks first. */
export default {
  dates: policyDates
    .filter(({ source }) => sources.includes(source))
    .map(({ date, source, force, what }) => ({
      date: days.format(new Date(date)),
      source,
      force,
      what,
    })),
  stages: migrationStages.map(({ name, noReturn }) => ({
    name,
    // It goes on a sentence here.
    noReturn: noReturn && noReturn[0].toLowerCase() + noReturn.slice(1),
  })),
};
