import { writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Progress } from "../src/compiler/compile-text.ts";
import { readArguments, readText } from "./arguments.ts";
import { exit, exitCode, explain } from "./faults.ts";
import type { Job, Message } from "./worker.ts";

/** After so many milliseconds the command says what it is doing, and again as often. */
const REPORT_INTERVAL_MS = 5_000;

/** Runs the command; `self` is the file of the thread that compiles. */
export async function main(self: URL): Promise<void> {
  try {
    const call = await readArguments();
    if (call === "serve") await (await import("./serve.ts")).serve();
    else if (typeof call === "string") process.stdout.write(call);
    else await compile(self, call);
  } catch (error) {
    fail(explain(error), exitCode(error));
  }
}

type Call = Exclude<Awaited<ReturnType<typeof readArguments>>, string>;

async function compile(self: URL, { file, seconds, output, ...given }: Call): Promise<void> {
  const name = file === "-" ? "standard input" : file;
  const job: Job = { name, source: await readText(file), ...given };
  const worker = new Worker(self, { workerData: job });
  const start = Date.now();
  let doing: Progress = "reading";
  const report = setInterval(() => {
    console.error(`compile: ${doing}, ${Math.round((Date.now() - start) / 1000)} s`);
  }, REPORT_INTERVAL_MS);
  const limit =
    seconds &&
    setTimeout(() => {
      fail(`stopped while ${doing}, after the ${seconds} seconds it was given`, exit.program);
      void worker.terminate();
    }, 1000 * seconds);
  worker.on("message", (message: Message) => {
    if ("progress" in message) doing = message.progress;
    else if ("fault" in message) fail(message.fault.text, message.fault.code);
    else write(message.text, message.remarks, output);
  });
  worker.on("error", (error) => fail(explain(error), exit.compiler));
  worker.on("exit", () => {
    clearInterval(report);
    clearTimeout(limit);
  });
}

function write(text: string, remarks: readonly string[], output: string | undefined): void {
  try {
    if (output === undefined) process.stdout.write(text);
    else writeFileSync(output, text);
  } catch (error) {
    fail(`--output: ${explain(error)}`, exit.usage);
    return;
  }
  for (const remark of remarks) console.error(remark);
}

function fail(text: string, code: number): void {
  console.error(`compile: ${text}`);
  process.exitCode = code;
}
