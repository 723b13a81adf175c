import { type Calls, type FromWorker, type ToWorker, WorkerFailure } from "./protocol.ts";

type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "addEventListener">;

export interface WorkerHost<C extends Calls> {
  /** Rejects with a `WorkerFailure`. Starts the worker where none runs. */
  call<K extends keyof C & string>(
    name: K,
    request: C[K]["request"],
    onProgress?: (progress: C[K]["progress"]) => void,
  ): Promise<C[K]["response"]>;
  /** Ends the worker at once; calls under way reject as canceled, the next call starts anew. */
  cancel(): void;
}

interface Pending {
  resolve: (value: never) => void;
  reject: (failure: WorkerFailure) => void;
  onProgress?: (value: never) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A worker that is started when first asked, answers by promise, and is ended after `timeLimit` milliseconds. */
export function createWorkerHost<C extends Calls>(
  start: () => WorkerLike,
  timeLimit: number,
): WorkerHost<C> {
  let worker: WorkerLike | undefined;
  let lastId = 0;
  const pending = new Map<number, Pending>();

  function end(failureOf: (id: number) => WorkerFailure) {
    worker?.terminate();
    worker = undefined;
    const left = [...pending];
    pending.clear();
    for (const [id, { reject, timer }] of left) {
      clearTimeout(timer);
      reject(failureOf(id));
    }
  }

  function settle(message: FromWorker) {
    const call = pending.get(message.id);
    if (!call) return;
    if (message.kind === "progress") return call.onProgress?.(message.value as never);
    pending.delete(message.id);
    clearTimeout(call.timer);
    if (message.kind === "done") call.resolve(message.value as never);
    else call.reject(new WorkerFailure(message.failure, message.message));
  }

  function running(): WorkerLike {
    if (worker) return worker;
    const started = start();
    const crash = (event: Event) => {
      event.preventDefault();
      // An exception has a message; a file that cannot be loaded makes a plain event.
      const isMissing = event.type === "error" && !("message" in event);
      if (worker === started) end(() => new WorkerFailure(isMissing ? "missing" : "crashed"));
    };
    started.addEventListener("message", (event) => {
      if (worker === started) settle((event as MessageEvent<FromWorker>).data);
    });
    started.addEventListener("error", crash);
    started.addEventListener("messageerror", crash);
    worker = started;
    return started;
  }

  return {
    call(name, request, onProgress) {
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => end((other) => new WorkerFailure(other === id ? "time" : "canceled")),
          timeLimit,
        );
        pending.set(id, { resolve, reject, onProgress, timer });
        try {
          running().postMessage({ id, name, request } satisfies ToWorker);
        } catch (error) {
          pending.delete(id);
          clearTimeout(timer);
          reject(new WorkerFailure("crashed", String(error)));
        }
      });
    },
    cancel: () => end(() => new WorkerFailure("canceled")),
  };
}
