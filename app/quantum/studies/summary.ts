import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { asFile, type Mark, type Picture, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";

/** A summary's drawing is as wide as five columns of the widest page. */
export const WIDTH = 502;
export const HEIGHT = 108;

interface Numbers {
  count: readonly [from: number, word: "of" | "to", to: number];
  /** The outcome has the tone that it has in the drawing. */
  tone: "accent" | "ink";
  /** In the drawing the number can be counted. */
  drawing: { title: string; marks: readonly Mark[] };
}

/** What other pages show of a study, so that they need not load it. */
export interface StudySummary {
  topic: CaseStudy["topic"];
  counts: string;
  from: string;
  word: "of" | "to";
  to: string;
  tone: "accent" | "ink";
  drawing: Picture;
}

export function summaryOf(
  { topic, counts }: Required<Pick<CaseStudy, "topic" | "counts">>,
  { count: [from, word, to], tone, drawing: { title, marks } }: Numbers,
): StudySummary {
  const drawing = asFile({ title, scene: sceneOf(WIDTH, HEIGHT, marks) });
  return { topic, counts, from: thousands(from), word, to: thousands(to), tone, drawing };
}
