import type { Paper } from "../../../papers/types.ts";

export const firstSteps: Paper = {
  slug: "first-steps",
  kind: "guide",
  title: "First steps",
  version: "1.0",
  date: "2026-11-17",
  cover: { ground: "compiler" },
  figures: {},
  values: {},
  data: {},
};
