import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const neutralAtom = {
  id: "neutral-atom",
  topic: "compiler",
  client: "Neutral-atom startup",
  title: "Fewer trips between\u00a0zones",
  summary:
    "A placer keeps atoms where the next gates need them, and a scheduler moves them in parallel.",
  problem: [
    "Two atoms interact only where the Rydberg laser shines, and moving tweezers carry them there from storage. The startup’s compiler carries each atom back after every gate. So most of the run is travel, and atoms that wait lose coherence.",
  ],
  approach: [
    {
      title: "Freeze a baseline",
      text: "Compiler, device model and circuits are pinned.",
    },
    {
      title: "Place for reuse",
      text: "Atoms that the next layer needs stay in the zone, after ZAC (arXiv 2411.11784).",
    },
    {
      title: "Move in parallel",
      text: "Tweezers that neither cross nor merge move together, after Enola (arXiv 2405.15095).",
    },
    {
      title: "Check every schedule",
      text: "Each is replayed and compared with the program.",
    },
  ],
  architecture: [
    {
      title: "IR",
      text: "The intermediate representation: gates, dependencies and commutation, lowered from OpenQASM 3. It knows nothing of tweezers.",
      carries: "layers of gates",
    },
    {
      title: "Zoned placer",
      text: "Assigns storage traps and entangling sites layer by layer, with reuse as part of the cost.",
      carries: "sites and moves",
    },
    {
      title: "Scheduler",
      text: "Packs compatible moves into one deflector frame and interleaves frames with pulses.",
      carries: "frames and pulses",
    },
    {
      title: "Pulse backend",
      text: "Emits tweezer trajectories and laser pulses in the control system’s own format.",
      carries: "to the device",
    },
  ],
  results: {
    claim: claims.depth,
    text: "The claim covers all pinned circuits, against the previous compiler; parallel moves count as one step. The computed number is one small circuit, which gains more.",
    limit:
      "The baseline serves one gate at a time; other published schedulers are not compared yet. Depth is not fidelity: each remaining move keeps its own loss and heating.",
    arithmetic:
      "The home page states 5x fewer gate errors and 3x faster execution for the same example. Run time falls a little less than depth, because the steps that remain are longer on average. Errors are counted per executed gate, with idling and transport. Waiting falls 3x. Under slow noise the error of waiting grows with the square of its time, so that part can fall to a ninth; transport falls less, and the gate itself does not change. A total of 5x presumes a device on which waiting dominates. The computed example does not show it.",
  },
  nextSteps: [
    "Weight the placer by measured loss per move.",
    "Extend reuse to mid-circuit measurement.",
    "Release the circuits as OpenQASM 3.",
  ],
  quote: {
    text: "We had been tuning pulses. The time was in the tweezers.",
    role: "head of compilers, neutral-atom startup",
  },
  more: { label: "Compiler engagements and their weeks", to: "/compiler#engagements" },
} as const satisfies CaseStudy;
