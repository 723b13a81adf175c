import { spawn } from "node:child_process";
import { once } from "node:events";

export type Step = readonly [title: string, command: string, ...args: string[]];

export const npm = (script: string, ...args: string[]) =>
  ["npm", "run", "--silent", script, ...args] as const;

/** The output that is shown while a step runs; the rest is shown if it fails. Steps that run beside others show nothing. */
type ShownOutput = "all" | "errors" | "nothing";

/** Runs one command, passes a signal on to it, which would otherwise leave it running, and returns its exit code. */
async function runCommand([title, command, ...args]: Step, shown: ShownOutput) {
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
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(chunk));
  const [code, signal] = await once(child, "close");
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, end);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  if (signal) console.error(`${title}: ended by ${signal}.`);
  return code;
}

/** Runs steps of one list, in whatever order they are asked for, and tells at the end how each went. */
export function stepRunner(steps: readonly Step[]) {
  const outcomes = new Map<Step, { isOk: boolean; seconds: number }>();
  let begunSteps = 0;
  const run = async (step: Step, shown: ShownOutput = "all"): Promise<boolean> => {
    begunSteps += 1;
    console.log(`[${begunSteps}/${steps.length}] ${step[0]}`);
    const start = performance.now();
    const isOk = (await runCommand(step, shown)) === 0;
    outcomes.set(step, { isOk, seconds: Math.round((performance.now() - start) / 1000) });
    return isOk;
  };
  const finish = (): never => {
    console.log("");
    for (const step of steps) {
      const outcome = outcomes.get(step);
      const word = outcome === undefined ? "not run" : outcome.isOk ? "ok" : "FAILED";
      console.log(`${word.padEnd(7)} ${String(outcome?.seconds ?? "").padStart(4)} s  ${step[0]}`);
    }
    const passed = [...outcomes.values()].filter(({ isOk }) => isOk).length;
    const skipped = steps.length - outcomes.size;
    const rest = skipped > 0 ? `, ${skipped} not run` : "";
    console.log(`\n${passed} passed, ${outcomes.size - passed} failed${rest}`);
    process.exit(passed === steps.length ? 0 : 1);
  };
  return { run, finish };
}

/** Runs steps one after another and ends the process at the first that fails. */
export async function runAll(steps: readonly Step[], shown?: ShownOutput) {
  const { run } = stepRunner(steps);
  for (const step of steps) {
    if (await run(step, shown)) continue;
    console.error(`${step[0]}: failed, see above.`);
    process.exit(1);
  }
}
