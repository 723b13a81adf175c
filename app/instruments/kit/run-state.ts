import { sentence } from "./format.ts";
import { runWords } from "./words.ts";
import type { FailureKind } from "./worker/host.ts";

/** `line` and `column` are set if the program itself is wrong. */
export interface Fault {
  reason: string;
  line?: number;
  column?: number;
}

export type Answer<T> = { result: T } | { fault: Fault };

/** A run is `refused` for what it was asked, or has `failed` by itself. An earlier result may be shown meanwhile. */
export type RunState =
  | { status: "running" | "done" }
  | { status: "refused"; fault: Fault }
  | { status: "failed"; failure: FailureKind };

export function problemOf(state: RunState): string | undefined {
  if (state.status === "failed") return runWords.failures[state.failure];
  if (state.status === "refused") return sentenceAt(state.fault);
}

export function sentenceAt({ reason, line, column = 1 }: Fault): string {
  return sentence(line === undefined ? reason : `${runWords.place(line, column)}: ${reason}`);
}
