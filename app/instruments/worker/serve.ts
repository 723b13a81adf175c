import { MissingModule } from "#app/lib/late-module.ts";
import type { Calls, FailureKind, FromWorker, ToWorker } from "./protocol.ts";

export type Handlers<C extends Calls> = {
  [K in keyof C]: (
    request: C[K]["request"],
    report: (progress: C[K]["progress"]) => void,
  ) => Answer<C[K]["response"]> | Promise<Answer<C[K]["response"]>>;
};

type Answer<T> = T | Handover<T>;

/** What `serve` needs of a worker's global scope. */
export interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker, transfer: Transferable[]): void;
}

/** An answer whose buffers are moved to the page instead of copied. */
export class Handover<T> {
  readonly value: T;
  readonly buffers: Transferable[];

  constructor(value: T, buffers: Transferable[]) {
    this.value = value;
    this.buffers = buffers;
  }
}

/** Answers the page's calls; the last line of a worker file. */
export function serve<C extends Calls>(
  handlers: Handlers<C>,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  scope.addEventListener("message", async ({ data: { id, name, request } }) => {
    const report = (value: unknown) => scope.postMessage({ id, kind: "progress", value }, []);
    try {
      const answer = await handlers[name](request, report);
      const [value, buffers] =
        answer instanceof Handover ? [answer.value, answer.buffers] : [answer, []];
      scope.postMessage({ id, kind: "done", value }, buffers);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      scope.postMessage({ id, kind: "failed", failure: kindOf(error), message }, []);
    }
  });
}

function kindOf(error: unknown): FailureKind {
  if (error instanceof MissingModule) return "missing";
  // What a browser throws when it cannot give an array its bytes.
  return error instanceof RangeError ? "memory" : "refused";
}
