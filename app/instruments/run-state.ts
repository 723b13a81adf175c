import { sentence } from "./format.ts";
import { runWords } from "./words.ts";
import type { FailureKind } from "./worker/protocol.ts";

/** What is wrong with what a run was asked, and where in the program, if it is the program's fault. */
export interface Fault {
  reason: string;
  line?: number;
  column?: number;
}

/** What a worker answers: a result, or a fault of what it was given. */
export type Answer<T> = { result: T } | { fault: Fault };

/** What a run is doing, and how many milliseconds all of it may still take. */
export interface TimeLeft {
  doing: "comparing" | "routing" | "checking";
  left: number;
}

/** Where a run stands: `refused` for what it was asked, `failed` by itself. An earlier result may be shown meanwhile. */
export type RunState =
  | { status: "idle" | "running" | "done" }
  | { status: "refused"; fault: Fault }
  | { status: "failed"; failure: FailureKind };

/** Why there is no result. */
export function problemOf(state: RunState): string | undefined {
  if (state.status === "failed") return runWords.failures[state.failure];
  if (state.status === "refused") return sentenceAt(state.fault);
}

/** A fault or a remark, with its place where it has one. */
export function sentenceAt({ reason, line, column = 1 }: Fault): string {
  return sentence(line === undefined ? reason : `${runWords.place(line, column)}: ${reason}`);
}
