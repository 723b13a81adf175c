import { seeded } from "@adyakshar/quantum/random";
import { bugChoices } from "#app/content/services/choices.ts";
import type { Figure } from "#app/figures/scene.ts";
import {
  type Bug,
  bugs,
  CAPACITY,
  caughtAt,
  directedStimuli,
  randomStimuli,
  run,
} from "#app/models/services/fifo.ts";
import { drawSignals, narrow, wide } from "./draw-signals.ts";

const CYCLES = 2000;
/** Near the middle of the 36 runs of the closing figure, and its late flag falls into the drawing. */
const SEED = 19;

function simulate(bug: Bug) {
  const cycles = run(randomStimuli(CYCLES, seeded(SEED)), bug);
  return {
    cycles,
    caughtCycle: caughtAt(cycles),
    caughtByHand: caughtAt(run(directedStimuli, bug)),
  };
}

const words: Record<Bug, string> = {
  "full-late": "This queue says “full” one word too late",
  "empty-late": "This queue fails to say “empty” after use",
  "read-stuck": "This queue reads its last place again if a write came with the read",
  "write-lost": "This queue loses a write to its last place if a read comes with it",
};

/** A bug seeded into a small buffer, and the cycle in which a scoreboard sees it. */
export function seededBugFigure(choice = bugChoices.initial): Figure {
  const bug = bugs[choice];
  const { cycles, caughtCycle, caughtByHand } = simulate(bug);
  const runs = bugs.map((name) => ({ name, ...simulate(name) }));
  return {
    title: `Signals of a queue with a seeded bug, beside the words that its reference model expects`,
    finding: `${words[bug]}. ${caughtByHand === undefined ? "A simple test misses that, but random" : "Random"} traffic finds it in cycle ${caughtCycle}.`,
    caption: `We simulate a queue of ${CAPACITY} words, first in, first out, and its reference model, with random traffic in bursts of writing and of reading. Seed ${SEED} was chosen for the picture, and the last figure shows 36 runs per bug. In shaded cycles the model is full and the flag is not, and in the marked cycle data_out differs from the model. The simple test writes ${CAPACITY} words and reads them back, and both tests compare words, not flags.`,
    narrow: drawSignals(cycles, caughtCycle, narrow),
    scene: drawSignals(cycles, caughtCycle, wide),
    table: {
      columns: ["Seeded bug", "Simple test", "Random traffic"],
      rows: runs.map(({ name, ...result }) => [
        words[name],
        result.caughtByHand === undefined ? "passes" : `fails in cycle ${result.caughtByHand}`,
        result.caughtCycle === undefined ? "not caught" : `caught in cycle ${result.caughtCycle}`,
      ]),
    },
  };
}
