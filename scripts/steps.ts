import { spawn } from "node:child_process";
import { once } from "node:events";

export type Step = readonly [title: string, command: string, ...args: string[]];

export interface Outcome {
  title: string;
  isOk: boolean;
  seconds: number;
}

/** Says which step of how many begins, and runs it; what it prints is shown, or kept for a failure. */
export async function runStep(
  [title, command, ...args]: Step,
  place: string,
  { isQuiet = false } = {},
): Promise<Outcome> {
  console.log(`[${place}] ${title}`);
  const started = performance.now();
  const child = spawn(command, args, {
    stdio: ["ignore", isQuiet ? "pipe" : "inherit", "inherit"],
    // On Windows npm and its like are batch files.
    shell: process.platform === "win32",
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  const [code] = await once(child, "close");
  if (code !== 0) process.stdout.write(Buffer.concat(output));
  return { title, isOk: code === 0, seconds: Math.round((performance.now() - started) / 1000) };
}

/** One after another, up to the first that fails; ends the process there. */
export async function runAll(steps: readonly Step[], options?: { isQuiet?: boolean }) {
  for (const [index, step] of steps.entries()) {
    const { title, isOk } = await runStep(step, `${index + 1}/${steps.length}`, options);
    if (isOk) continue;
    console.error(`${title}: failed, see above.`);
    process.exit(1);
  }
}
