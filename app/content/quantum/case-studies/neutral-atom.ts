import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const neutralAtom = {
  id: "neutral-atom",
  topic: "compiler",
  client: "Neutral-atom startup",
  title: "Fewer trips between\u00a0zones",
  summary: "Software keeps atoms where the next gates need them and moves many at once.",
  problem: [
    "Two atoms interact only where the laser shines, and moving tweezers carry them there from storage. The startup’s compiler carries each atom back after every gate. So most of the run is travel, and atoms that wait lose their state.",
  ],
  approach: [
    {
      title: "Freeze a baseline",
      text: "Compiler, device model and circuits are fixed beforehand.",
    },
    {
      title: "Place for reuse",
      text: "Atoms that the next layer needs stay in the zone, as in the compiler ZAC (arXiv 2411.11784).",
    },
    {
      title: "Move in parallel",
      text: "Tweezers that neither cross nor merge move together, as in the compiler Enola (arXiv 2405.15095).",
    },
    {
      title: "Check every schedule",
      text: "Each is replayed and compared with the program.",
    },
  ],
  architecture: [
    {
      title: "IR",
      text: "The intermediate representation: the gates and which must come first, read from OpenQASM 3. It knows no tweezers.",
      carries: "layers of gates",
    },
    {
      title: "Zoned placer",
      text: "Gives each atom its place, layer by layer, and prefers those that save a trip.",
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
    text: "The aim covers all circuits fixed beforehand, against the old compiler. The computed number is for one small circuit, which gains more.",
    limit:
      "The baseline serves one gate at a time; published schedulers are not compared yet. Fewer steps are not fewer errors: each remaining move can still lose or heat its atom.",
    arithmetic:
      "The home page states 5x fewer gate errors and 3x faster execution for the same example. Run time falls a little less than depth, because the steps that remain are longer on average. Errors are counted per executed gate: waiting, transport and the gate itself. Waiting time falls 3x; under slow noise its error can fall to a ninth, the square. Transport errors fall less, gate errors stay. A total of 5x presumes a device on which waiting dominates. The computed example does not show it.",
  },
  nextSteps: [
    "Weight the placer by measured loss per move.",
    "Reuse atoms that are measured during a run.",
    "Publish the circuits as OpenQASM 3.",
  ],
  quote: {
    text: "We had been tuning pulses. The time was in the tweezers.",
    role: "head of compilers, neutral-atom startup",
  },
  more: { label: "Compiler engagements and their weeks", to: "/compiler#engagements" },
  computed: { unit: "steps", counts: "steps for the same gates, computed" },
} as const satisfies CaseStudy;
