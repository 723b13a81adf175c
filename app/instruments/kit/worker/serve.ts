import { MissingModule } from "#app/lib/late-module.ts";
import type { FailureKind, FromWorker, Handlers, ToWorker } from "./host.ts";

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
