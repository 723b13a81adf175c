import { claims } from "../../specification.ts";
import type { CaseStudy } from "./study.ts";

export const neutralAtom = {
  id: "neutral-atom",
  topic: "compiler",
  client: "Neutral-atom startup",
  title: "Fewer trips between\u00a0zones",
  summary:
    "The startup’s compiler carries every atom back to storage after each gate. A new placer reuses atoms, after ZAC (arXiv 2411.11784), and a new scheduler moves them in parallel, after Enola (arXiv 2405.15095).",
  problem: [
    "An entangling gate happens only where the Rydberg laser shines. Moving tweezers carry atoms there from storage, and a move takes far longer than the gate it serves. The compiler treats each two-qubit gate alone, so most of the program is travel, and waiting atoms lose coherence.",
    "Moves cannot be combined at will, because deflectors carry whole rows and columns, which must neither cross nor merge.",
  ],
  approach: [
    {
      title: "Freeze a baseline",
      text: "Compiler, device model and circuits are pinned. Depth counts steps: a group of parallel moves is one, a pulse is one.",
    },
    {
      title: "Place for reuse",
      text: "An atom that the next layer of gates needs stays in the entangling zone. A matching between neighboring layers decides which.",
    },
    {
      title: "Move in parallel",
      text: "The scheduler packs large sets of moves without conflicts, longest first.",
    },
    {
      title: "Check every schedule",
      text: "A replay on the device model looks for violations, and an equivalence check compares the result with the source.",
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
    text: "The claim is over all pinned circuits, on the same device model, against the previous compiler. The computed number is one small circuit, which gains more. Most steps that disappear are travel; the rest are pulses that a layer shares.",
    limit:
      "The computed baseline serves one gate at a time, and other published schedulers are not compared yet. Circuits whose neighboring layers share few atoms gain least. Depth is not fidelity: each remaining move keeps its own loss and heating.",
    arithmetic:
      "The home page states 5x fewer gate errors and 3x faster execution for the same example. Run time falls a little less than depth, because the steps that remain are longer on average. Errors are counted per executed gate, with idling and transport. Waiting falls 3x. Under slow noise the error of waiting grows with the square of its time, so that part can fall to a ninth; transport falls less, and the gate itself does not change. A total of 5x presumes a device on which waiting dominates. The computed example does not show it.",
  },
  nextSteps: [
    "Weight the placer by measured loss per move, so that it optimizes fidelity and not only depth.",
    "Extend reuse to mid-circuit measurement, where an atom returns from the readout zone.",
    "Release the circuit set as OpenQASM 3, so that others can run against it.",
  ],
  quote: {
    text: "We had been tuning pulses. The time was in the tweezers.",
    role: "head of compilers, neutral-atom startup",
  },
  more: { label: "Compiler engagements and their weeks", to: "/compiler#engagements" },
} as const satisfies CaseStudy;
