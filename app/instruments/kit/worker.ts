/** A handler is `(request, report) => answer`. All three must survive structured cloning. */
export type Handlers = Record<string, (request: never, report: never) => unknown>;

export interface ToWorker {
  name: string;
  request: unknown;
}

export type FromWorker =
  | { kind: "progress"; value: unknown }
  | { kind: "done"; value: unknown }
  | { kind: "failed"; failure: FailureKind };

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

/** Anything but a `WorkerFailure` counts as a crash. */
export function failureKind(error: unknown): FailureKind {
  return error instanceof WorkerFailure ? error.kind : "crashed";
}

type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface WorkerHost<H extends Handlers> {
  /** Rejects with a `WorkerFailure`. Starts the worker where none runs, and cancels a call that is under way. */
  call<K extends keyof H & string>(
    name: K,
    request: Parameters<H[K]>[0],
    onProgress?: Parameters<H[K]>[1],
  ): Promise<Awaited<ReturnType<H[K]>>>;
  /** Ends the worker at once; a call under way rejects as canceled, the next call starts another. */
  cancel(): void;
}

interface PendingCall {
  resolve: (value: never) => void;
  reject: (failure: WorkerFailure) => void;
  onProgress?: (value: unknown) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A worker that is started when first asked, answers one call at a time, and is ended after `timeLimit` milliseconds. */
export function createWorkerHost<H extends Handlers>(
  start: () => WorkerLike,
  timeLimit: number,
): WorkerHost<H> {
  let worker: WorkerLike | undefined;
  let pendingCall: PendingCall | undefined;

  function settle(answer: (call: PendingCall) => void) {
    const call = pendingCall;
    pendingCall = undefined;
    if (!call) return;
    clearTimeout(call.timer);
    answer(call);
  }

  const fail = (kind: FailureKind, options?: ErrorOptions) =>
    settle(({ reject }) => reject(new WorkerFailure(kind, options)));

  function end(kind: FailureKind) {
    worker?.terminate();
    worker = undefined;
    fail(kind);
  }

  function onMessage(message: FromWorker) {
    if (message.kind === "progress") pendingCall?.onProgress?.(message.value);
    else if (message.kind === "failed") fail(message.failure);
    else settle(({ resolve }) => resolve(message.value as never));
  }

  function runningWorker(): WorkerLike {
    if (worker) return worker;
    const newWorker = start();
    const crash = (event: Event) => {
      event.preventDefault();
      // An exception has a message; a file that cannot be loaded makes a plain event.
      const isMissing = event.type === "error" && !("message" in event);
      if (worker === newWorker) end(isMissing ? "missing" : "crashed");
    };
    newWorker.addEventListener("message", (event) => {
      if (worker === newWorker) onMessage((event as MessageEvent<FromWorker>).data);
    });
    newWorker.addEventListener("error", crash);
    newWorker.addEventListener("messageerror", crash);
    worker = newWorker;
    return newWorker;
  }

  return {
    call(name, request, onProgress) {
      if (pendingCall) end("canceled");
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => end("time"), timeLimit);
        pendingCall = { resolve, reject, onProgress, timer };
        try {
          runningWorker().postMessage({ name, request } satisfies ToWorker);
        } catch (cause) {
          fail("crashed", { cause });
        }
      });
    },
    cancel: () => end("canceled"),
  };
}

/** Answers the page's calls; the last line of a worker file. */
export function serve(handlers: Handlers, scope = globalThis as unknown as MessagePort): void {
  const post = (message: FromWorker) => scope.postMessage(message);
  scope.addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
    const { name, request } = data;
    const report = (value: unknown) => post({ kind: "progress", value });
    try {
      const value = await handlers[name](request as never, report as never);
      post({ kind: "done", value });
    } catch (error) {
      post({ kind: "failed", failure: kindOf(error) });
    }
  });
}

/** Browsers say so if they cannot give an array its bytes; a stack that is too deep is a RangeError too. */
const allocationFailure = /alloc|memory|length|too large/i;

function kindOf(error: unknown): FailureKind {
  if (error instanceof MissingModule) return "missing";
  return error instanceof RangeError && allocationFailure.test(error.message)
    ? "memory"
    : "crashed";
}

/** A file that was to be loaded when needed is gone, as after a deployment, or the network failed. */
export class MissingModule extends Error {
  override name = "MissingModule";
}

/** Awaits a dynamic import. It throws a `MissingModule` if the file is missing or throws as it is evaluated. */
export async function lateModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingModule("a module could not be loaded", { cause });
  }
}
