import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { migrationStages, policyDate } from "#data/dates.ts";

type Rule = keyof typeof resourcesPage.bank.answers;

/** A line for a row of pqc-dates.csv. */
function ruleOf(key: Rule) {
  const { source, date, force } = policyDate(key);
  // A deadline is the last day of its year; a rule that binds carries the first day on which it applies.
  return { key, source, force, year: date.slice(0, 4), isDeadline: date.endsWith("12-31") };
}

/** Rules by the stage after which they are answered. */
const periods = [
  { upTo: 2, rules: [ruleOf("dora"), ruleOf("pci"), ruleOf("eu-2026"), ruleOf("ncsc-2028")] },
  { upTo: 6, rules: [ruleOf("eu-2030"), ruleOf("ncsc-2031"), ruleOf("g7-2032")] },
  { upTo: 7, rules: [ruleOf("eu-2035"), ruleOf("ncsc-2035"), ruleOf("g7-2035")] },
];

const stages = migrationStages.map(({ name, scope }, k) => ({ number: k + 1, name, scope }));

export default periods.map(({ upTo, rules }, k) => ({
  stages: stages.slice(periods[k - 1]?.upTo ?? 0, upTo),
  rules,
}));
