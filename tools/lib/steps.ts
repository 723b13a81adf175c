import { spawn } from "node:child_process";
import { once } from "node:events";

export type Step = readonly [title: string, command: string, ...args: string[]];

export const npm = (script: string) => ["npm", "run", "--silent", script] as const;

/** The output that is shown while a step runs. The rest is shown if the step fails. */
type ShownOutput = "all" | "errors" | "nothing";

/** As much of a failed step's output as is repeated at the end. */
const REPEATED_LINES = 40;

const outcomes: { step: Step; isOk: boolean; seconds: number; output: string }[] = [];

/** Runs a step and returns true if it succeeds. */
export async function run(step: Step, shown: ShownOutput = "nothing"): Promise<boolean> {
  const [title] = step;
  console.log(`> ${title}`);
  const start = performance.now();
  const { code, output } = await runCommand(step, shown);
  const isOk = code === 0;
  outcomes.push({ step, isOk, seconds: Math.round((performance.now() - start) / 1000), output });
  return isOk;
}

/** Runs steps one after another, also after one that fails. */
export async function runAll(steps: readonly Step[]) {
  for (const step of steps) await run(step);
}

/** Runs steps one after another and ends the process at the first that fails. */
export async function runOrExit(steps: readonly Step[], shown: ShownOutput = "all") {
  for (const step of steps) {
    if (await run(step, shown)) continue;
    console.error(`${step[0]}: failed, see above.`);
    process.exit(1);
  }
}

/** Prints again how each failed step ended, then how each step went and what to do next, and ends the process. */
export function reportAndExit(next: string): never {
  const failed = outcomes.filter(({ isOk }) => !isOk);
  for (const { step, output } of failed) {
    const lines = output.trimEnd().split("\n").slice(-REPEATED_LINES);
    console.log(`\n> ${step[0]}: FAILED\n${lines.join("\n") || "See above."}`);
  }
  console.log("");
  for (const { step, isOk, seconds } of outcomes) {
    console.log(`${isOk ? "ok    " : "FAILED"} ${`${seconds}`.padStart(4)} s  ${step[0]}`);
  }
  for (const { step } of failed) console.log(`Next, mend and run again: ${commandOf(step)}`);
  if (failed.length === 0) console.log(`Everything passed. ${next}`);
  process.exit(failed.length === 0 ? 0 : 1);
}

/** A command as a person types it, with the project's own Node and programs. */
const commandOf = ([, command, ...args]: Step) =>
  command === "npm"
    ? ["npm", ...args.filter((word) => word !== "--silent")].join(" ")
    : ["npm exec --", command, ...args].join(" ");

/** Runs one command, and passes signals on to it, which would otherwise leave it running. Returns its hidden output too. */
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
  // `on` and not `once`, because a second signal would end this process before its children.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, end);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(chunk));
  const [code, signal] = await once(child, "close");
  for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, end);
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  if (signal) console.error(`${title}: ended by ${signal}.`);
  return { code, output: Buffer.concat(output).toString() };
}
