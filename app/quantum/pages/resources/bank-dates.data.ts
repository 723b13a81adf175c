import { datesCheckedOn, policyDates } from "#app/models/pqc/policy-dates.ts";
import { migrationStages } from "#app/models/pqc/stages.ts";

/** The sources whose dates name a bank, or the sector or state that it belongs to. */
const sources = ["DORA", "PCI DSS", "EU", "UK NCSC", "G7"];
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A deadline is the last day of its year. */
const dateText = (date: string) =>
  date.endsWith("12-31") ? date.slice(0, 4) : days.format(new Date(date));

const rows = sources.map((source) => {
  const dates = policyDates.filter((entry) => entry.source === source);
  return {
    source,
    force: dates[0].force,
    dates: dates.map(({ date, whom, what }, k) => ({
      date: dateText(date),
      // Named once for the lines that address the same.
      whom: whom === dates[k - 1]?.whom ? "" : whom,
      what,
    })),
  };
});

export default {
  checked: datesCheckedOn,
  binding: rows.filter(({ force }) => force === "binding"),
  advice: rows.filter(({ force }) => force !== "binding"),
  stages: migrationStages.map(({ name, noReturn }) => ({
    name,
    // It goes on a sentence here.
    noReturn: noReturn && noReturn[0].toLowerCase() + noReturn.slice(1),
  })),
};
