import { useEffect, useState } from "react";
import { startWorker } from "#app/lib/start-worker.ts";
import { createWorkerHost } from "./worker/host.ts";
import type { Calls } from "./worker/protocol.ts";

/** A worker for as long as a component stands; `url` comes from a `?worker&url` import. */
export function useWorkerHost<C extends Calls>(url: string, timeLimit: number) {
  const [host] = useState(() => createWorkerHost<C>(() => startWorker(url), timeLimit));
  useEffect(() => () => host.cancel(), [host]);
  return host;
}
