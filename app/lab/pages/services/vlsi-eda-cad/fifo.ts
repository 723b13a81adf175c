import { integer, type Random } from "@adyakshar/quantum/random";

export const CAPACITY = 4;

/** One clock cycle of stimulus: both ports may be used at once. */
export interface Stimulus {
  push: boolean;
  pop: boolean;
  data: number;
}

export const bugs = ["full-late", "empty-late", "read-stuck", "write-lost"] as const;

export type Bug = (typeof bugs)[number];

interface Fifo {
  memory: readonly number[];
  write: number;
  read: number;
}

export interface Cycle extends Stimulus {
  /** The design's own flags before the clock edge. */
  full: boolean;
  /** Words held, by the reference model. */
  held: number;
  /** Both are null where neither the design nor the model gave a word. */
  actual: number | null;
  expected: number | null;
}

const POINTER_PERIOD = 2 * CAPACITY;

function flags({ write, read }: Fifo, bug: Bug | undefined) {
  const held = (write - read + POINTER_PERIOD) % POINTER_PERIOD;
  return {
    full: held >= CAPACITY + (bug === "full-late" ? 1 : 0),
    empty: bug === "empty-late" ? held === 0 && write === 0 : held === 0,
  };
}

/** The design under test: pointers with one wrap bit over a small memory, with one bug seeded. */
function clock(fifo: Fifo, { push, pop, data }: Stimulus, bug: Bug | undefined) {
  const { full, empty } = flags(fifo, bug);
  const isPopped = pop && !empty;
  const isLost = bug === "write-lost" && isPopped && fifo.write % CAPACITY === CAPACITY - 1;
  const isPushed = push && !full && !isLost;
  const isStuck = bug === "read-stuck" && fifo.read % CAPACITY === CAPACITY - 1 && push;
  const out = isPopped ? fifo.memory[fifo.read % CAPACITY] : null;
  const memory = isPushed ? fifo.memory.with(fifo.write % CAPACITY, data) : fifo.memory;
  const next: Fifo = {
    memory,
    write: (fifo.write + (isPushed ? 1 : 0)) % POINTER_PERIOD,
    read: (fifo.read + (isPopped && !isStuck ? 1 : 0)) % POINTER_PERIOD,
  };
  return { next, out, full };
}

/** Runs design and reference model side by side, up to the first word that differs. */
export function run(stimuli: readonly Stimulus[], bug?: Bug): Cycle[] {
  let fifo: Fifo = { memory: new Array<number>(CAPACITY).fill(0), write: 0, read: 0 };
  let model: readonly number[] = [];
  const cycles: Cycle[] = [];
  for (const stimulus of stimuli) {
    const { next, out, full } = clock(fifo, stimulus, bug);
    const held = model.length;
    const expected = stimulus.pop && held > 0 ? model[0] : null;
    const rest = expected === null ? model : model.slice(1);
    model = stimulus.push && held < CAPACITY ? [...rest, stimulus.data] : rest;
    fifo = next;
    cycles.push({ ...stimulus, full, held, actual: out, expected });
    if (out !== expected) break;
  }
  return cycles;
}

/** The cycle, from 1, in which the scoreboard sees a wrong word; undefined if it never does. */
export function caughtAt(cycles: readonly Cycle[]): number | undefined {
  const index = cycles.findIndex(({ actual, expected }) => actual !== expected);
  return index < 0 ? undefined : index + 1;
}

/** An engineer's first test fills the queue, then empties it. */
export const directedStimuli: readonly Stimulus[] = [
  ...[17, 34, 51, 68].map((data) => ({ push: true, pop: false, data })),
  ...[0, 0, 0, 0].map((data) => ({ push: false, pop: true, data })),
];

/** Constrained-random stimulus: bursts of writing and of reading, so that both limits are reached. */
export function randomStimuli(count: number, random: Random): Stimulus[] {
  let isWriting = true;
  return Array.from({ length: count }, () => {
    if (random() < 0.15) isWriting = !isWriting;
    const push = random() < (isWriting ? 0.85 : 0.3);
    const pop = random() < (isWriting ? 0.2 : 0.8);
    return { push, pop, data: integer(random, 256) };
  });
}
