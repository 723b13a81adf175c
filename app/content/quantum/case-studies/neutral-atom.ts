import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const neutralAtom = {
  id: "neutral-atom",
  topic: "compiler",
  client: "Neutral-atom startup",
  title: "Fewer trips between\u00a0zones",
  summary:
    "The compiler keeps atoms where the next gates need them, and moves many of them at once.",
  problem: [
    "Two atoms interact only where the laser shines, and optical tweezers carry them there from storage. The startup’s compiler carries each atom back after every gate, so the atoms travel more than they need to, and those that wait lose their state.",
  ],
  approach: [
    {
      title: "Freeze a baseline",
      text: "We fix the old compiler, the device model and the circuits before we begin.",
    },
    {
      title: "Place for reuse",
      text: "Atoms that the next layer needs stay in the zone, as in ZAC, arXiv 2411.11784.",
    },
    {
      title: "Move in parallel",
      text: "Tweezers move together unless they cross or merge, as in Enola, arXiv 2405.15095.",
    },
    {
      title: "Check every schedule",
      text: "We replay each schedule and compare it with the program.",
    },
  ],
  architecture: [
    {
      title: "IR",
      text: "Holds the gates and their order, read from OpenQASM 3, and knows nothing of tweezers.",
      carries: "layers of gates",
    },
    {
      title: "Zoned placer",
      text: "Gives each atom its place, layer by layer, and prefers places that save a trip.",
      carries: "sites and moves",
    },
    {
      title: "Scheduler",
      text: "Groups moves that can run together and sets the laser pulses between them.",
      carries: "moves and pulses",
    },
    {
      title: "Pulse backend",
      text: "Writes tweezer paths and laser pulses in the control system’s own format.",
      carries: "to the device",
    },
  ],
  results: {
    claim: claims.depth,
    text: "The aim is for all the circuits that we fixed at the start, against the old compiler. The computed number is for one small circuit, which gains more than most would.",
    limit:
      "The first schedule serves one gate at a time; a published scheduler would start lower, and we haven’t run one yet. Each move that remains can still lose or heat its atom.",
    relation:
      "Two more aims belong to this example: 5x fewer gate errors and 3x faster execution. We count errors per executed gate, waiting and transport included. Run time falls a little less than depth, because the steps that remain are longer.",
  },
  nextSteps: [
    "Weight the placer by each move’s measured loss.",
    "Reuse atoms measured during a run.",
    "Publish the circuits in OpenQASM 3.",
  ],
  quote: {
    text: "We had been tuning pulses. The time was in the tweezers.",
    role: "head of compilers, neutral-atom startup",
  },
  more: { label: "Compiler engagements and their weeks", to: "/compiler#engagements" },
  counts: "steps for the same gates, against one gate at a time",
} as const satisfies CaseStudy;
