import { spawn } from "node:child_process";
import { once } from "node:events";

export type Step = readonly [title: string, command: string, ...args: string[]];

export const npm = (script: string, ...args: string[]) =>
  ["npm", "run", "--silent", script, ...args] as const;

/** Signals that are passed on to the running step, which would otherwise go on alone. */
const endingSignals = ["SIGINT", "SIGTERM"] as const;

interface StepOutcome {
  title: string;
  isOk: boolean;
  seconds: number;
}

/** The output that is shown while a step runs; the rest is shown if it fails. Steps that run beside others show nothing. */
type ShownOutput = "all" | "errors" | "nothing";

async function runStep(
  [title, command, ...args]: Step,
  place: string,
  shown: ShownOutput = "all",
): Promise<StepOutcome> {
  console.log(`[${place}] ${title}`);
  const startTime = performance.now();
  const child = spawn(command, args, {
    stdio: [
      "ignore",
      shown === "all" ? "inherit" : "pipe",
      shown === "nothing" ? "pipe" : "inherit",
    ],
    // On Windows npm and its like are batch files.
    shell: process.platform === "win32",
  });
  const end = (signal: NodeJS.Signals) => {
    child.once("close", () => process.exit(1));
    child.kill(signal);
  };
  // Not once: a second signal would end this process before its children.
  for (const signal of endingSignals) process.on(signal, end);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(chunk));
  const [code, signal] = await once(child, "close");
  for (const signal of endingSignals) process.off(signal, end);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  if (signal) console.error(`${title}: ended by ${signal}.`);
  return { title, isOk: code === 0, seconds: Math.round((performance.now() - startTime) / 1000) };
}

/** Runs steps one after another and ends the process at the first that fails. */
export async function runAll(steps: readonly Step[], shown?: ShownOutput) {
  for (const [index, step] of steps.entries()) {
    const { title, isOk } = await runStep(step, `${index + 1}/${steps.length}`, shown);
    if (isOk) continue;
    console.error(`${title}: failed, see above.`);
    process.exit(1);
  }
}

/** Runs steps of one list, in whatever order they are asked for, and tells at the end how each went. */
export function stepRunner(steps: readonly Step[]) {
  const outcomes = new Map<string, StepOutcome>();
  let begunSteps = 0;
  const run = async (step: Step, shown?: ShownOutput): Promise<boolean> => {
    begunSteps += 1;
    const outcome = await runStep(step, `${begunSteps}/${steps.length}`, shown);
    outcomes.set(outcome.title, outcome);
    return outcome.isOk;
  };
  const runQuietly = async (beside: readonly Step[]) => {
    for (const step of beside) await run(step, "nothing");
  };
  const finish = (): never => {
    console.log("");
    for (const [title] of steps) {
      const outcome = outcomes.get(title);
      const word = outcome === undefined ? "not run" : outcome.isOk ? "ok" : "FAILED";
      console.log(`${word.padEnd(7)} ${String(outcome?.seconds ?? "").padStart(4)} s  ${title}`);
    }
    const passed = [...outcomes.values()].filter(({ isOk }) => isOk).length;
    const skipped = steps.length - outcomes.size;
    const rest = skipped > 0 ? `, ${skipped} not run` : "";
    console.log(`\n${passed} passed, ${outcomes.size - passed} failed${rest}`);
    process.exit(passed === steps.length ? 0 : 1);
  };
  return { run, runQuietly, finish };
}
