/** One thing that a reader may change in a figure; the figure stands at `initial` without script. */
export interface Choices {
  legend: string;
  options: readonly string[];
  initial: number;
}

export const photoChoices: Choices = {
  legend: "Photos are kept as",
  options: ["a set", "one field"],
  initial: 0,
};

export const caseChoices: Choices = {
  legend: "Cases in the set",
  options: ["100", "400", "1,600"],
  initial: 1,
};

export const compactionChoices: Choices = {
  legend: "Small files are merged",
  options: ["never", "weekly", "daily"],
  initial: 1,
};

export const leafChoices: Choices = {
  legend: "Transfer to forge",
  options: ["40", "250", "120", "30"],
  initial: 1,
};

export const bugChoices: Choices = {
  legend: "Seeded bug",
  options: ["full flag", "empty flag", "read pointer", "last write"],
  initial: 0,
};

export const cutChoices: Choices = {
  legend: "Power is cut about every",
  options: ["20 minutes", "5 minutes", "2 minutes"],
  initial: 1,
};
