import { MissingModule } from "#app/lib/late-module.ts";
import type { FailureKind, FromWorker, Handlers, ToWorker } from "./protocol.ts";

/** What `serve` needs of a worker's global scope. */
export interface WorkerScope {
  addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
  postMessage(message: FromWorker): void;
}

/** Answers the page's calls; the last line of a worker file. */
export function serve(
  handlers: Handlers,
  scope: WorkerScope = globalThis as unknown as WorkerScope,
): void {
  scope.addEventListener("message", async ({ data: { id, name, request } }) => {
    const report = (value: unknown) => scope.postMessage({ id, kind: "progress", value });
    try {
      const value = await handlers[name](request as never, report as never);
      scope.postMessage({ id, kind: "done", value });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      scope.postMessage({ id, kind: "failed", failure: kindOf(error), message });
    }
  });
}

/** How browsers say that they cannot give an array its bytes; a stack that is too deep is a RangeError too. */
const allocationFailure = /alloc|memory|length|too large/i;

function kindOf(error: unknown): FailureKind {
  if (error instanceof MissingModule) return "missing";
  return error instanceof RangeError && allocationFailure.test(error.message)
    ? "memory"
    : "crashed";
}
