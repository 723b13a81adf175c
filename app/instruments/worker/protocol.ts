/** A handler is `(request, report) => answer`. All three must survive structured cloning. */
export type Handlers = Record<string, (request: never, report: never) => unknown>;

export interface ToWorker {
  id: number;
  name: string;
  request: unknown;
}

export type FromWorker =
  | { id: number; kind: "progress"; value: unknown }
  | { id: number; kind: "done"; value: unknown }
  | { id: number; kind: "failed"; failure: FailureKind; message: string };

/**
 * `memory`: the browser had no bytes for it. `time`: the time limit ended it. `canceled`: the visitor did.
 * `crashed`: the handler threw, or the worker is gone. `missing`: one of its files could not be loaded.
 */
export type FailureKind = "memory" | "time" | "canceled" | "crashed" | "missing";

export class WorkerFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string = kind) {
    super(message);
    this.name = "WorkerFailure";
    this.kind = kind;
  }
}

/** For a `catch`: whatever else was thrown counts as a crash. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof WorkerFailure ? error.kind : "crashed";
}
