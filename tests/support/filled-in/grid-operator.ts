import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";

export const gridOperator = {
  id: "grid-operator",
  topic: "research",
  client: "Grid operator",
  title: "Which plant starts next",
  summary: "A schedule that is compared with the best classical one before anybody trusts it.",
  problem: ["The schedule of tomorrow’s plants is found by hand and checked by nobody."],
  approach: [
    { title: "Freeze a baseline", text: "We fix the cases and the old schedules before we begin." },
    { title: "Solve both ways", text: "A classical solver answers before a quantum circuit." },
  ],
  architecture: [
    { title: "Model", text: "Writes the plants as binary variables.", carries: "a cost function" },
    { title: "Solver", text: "Returns a schedule and its distance from the bound." },
  ],
  results: {
    claim: "Every schedule with its distance from the bound",
    text: "The aim is for the cases that were fixed at the start.",
    limit: "Nothing here shows that the quantum circuit is faster.",
  },
  nextSteps: ["Repeat it with the data of a second year."],
  quote: { text: "Now we know how far off we were.", role: "planner, grid operator" },
  more: { label: "Research programs", to: "/research" },
} as const satisfies CaseStudy;
