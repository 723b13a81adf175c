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
  | { id: number; kind: "failed"; failure: FailureKind };

/**
 * `memory`: the browser had no bytes for it. `time`: the time limit ended it. `canceled`: the visitor did.
 * `crashed`: the handler threw, or the worker is gone. `missing`: one of its files could not be loaded.
 */
export type FailureKind = "memory" | "time" | "canceled" | "crashed" | "missing";

export class WorkerFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(kind, options);
    this.name = "WorkerFailure";
    this.kind = kind;
  }
}

/** Whatever else was thrown counts as a crash. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof WorkerFailure ? error.kind : "crashed";
}

type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface WorkerHost<H extends Handlers> {
  /** Rejects with a `WorkerFailure`. Starts the worker where none runs. */
  call<K extends keyof H & string>(
    name: K,
    request: Parameters<H[K]>[0],
    onProgress?: Parameters<H[K]>[1],
  ): Promise<Awaited<ReturnType<H[K]>>>;
  /** Ends the worker at once; calls under way reject as canceled, the next call starts another. */
  cancel(): void;
}

interface PendingCall {
  resolve: (value: never) => void;
  reject: (failure: WorkerFailure) => void;
  onProgress?: (value: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A worker that is started when first asked, answers by promise, and is ended after `timeLimit` milliseconds. */
export function createWorkerHost<H extends Handlers>(
  start: () => WorkerLike,
  timeLimit: number,
): WorkerHost<H> {
  let worker: WorkerLike | undefined;
  let lastId = 0;
  const pendingCalls = new Map<number, PendingCall>();

  function end(failureOf: (id: number) => WorkerFailure) {
    worker?.terminate();
    worker = undefined;
    const endedCalls = [...pendingCalls];
    pendingCalls.clear();
    for (const [id, { reject, timer }] of endedCalls) {
      clearTimeout(timer);
      reject(failureOf(id));
    }
  }

  function settle(message: FromWorker) {
    const call = pendingCalls.get(message.id);
    if (!call) return;
    if (message.kind === "progress") return call.onProgress?.(message.value);
    pendingCalls.delete(message.id);
    clearTimeout(call.timer);
    if (message.kind === "done") call.resolve(message.value as never);
    else call.reject(new WorkerFailure(message.failure));
  }

  function runningWorker(): WorkerLike {
    if (worker) return worker;
    const newWorker = start();
    const crash = (event: Event) => {
      event.preventDefault();
      // An exception has a message; a file that cannot be loaded makes a plain event.
      const isMissing = event.type === "error" && !("message" in event);
      if (worker === newWorker) end(() => new WorkerFailure(isMissing ? "missing" : "crashed"));
    };
    newWorker.addEventListener("message", (event) => {
      if (worker === newWorker) settle((event as MessageEvent<FromWorker>).data);
    });
    newWorker.addEventListener("error", crash);
    newWorker.addEventListener("messageerror", crash);
    worker = newWorker;
    return newWorker;
  }

  return {
    call(name, request, onProgress) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => end((other) => new WorkerFailure(other === id ? "time" : "canceled")),
          timeLimit,
        );
        pendingCalls.set(id, { resolve, reject, onProgress, timer });
        try {
          runningWorker().postMessage({ id, name, request } satisfies ToWorker);
        } catch (cause) {
          pendingCalls.delete(id);
          clearTimeout(timer);
          reject(new WorkerFailure("crashed", { cause }));
        }
      });
    },
    cancel: () => end(() => new WorkerFailure("canceled")),
  };
}
