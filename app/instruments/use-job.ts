import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { startWorker } from "#app/lib/start-worker.ts";
import { sequence } from "./fragment/sequence.ts";
import type { Answer, RunState } from "./run-state.ts";
import { createWorkerHost, type WorkerHost } from "./worker/host.ts";
import { failureKind, type Handlers } from "./worker/protocol.ts";

/** A worker for as long as a component stands; `url` comes from a `?worker&url` import. */
export function useWorkerHost<H extends Handlers>(url: string, timeLimit: number) {
  const [host] = useState(() => createWorkerHost<H>(() => startWorker(url), timeLimit));
  useEffect(() => () => host.cancel(), [host]);
  return host;
}

/** Typing a line is one change. */
const PAUSE = 250;

/**
 * Runs a job when what it was asked changes, `key` telling whether it did; an earlier result stays until the next is
 * there, and also when the next is refused. A partial result is shown where the whole one takes `patience` longer.
 */
export function useJob<T>(
  host: Pick<WorkerHost<Handlers>, "cancel">,
  key: string,
  ask: (show: (partial: T) => void) => Promise<Answer<T>>,
  patience = 0,
) {
  const [shownResult, setShownResult] = useState<{ key: string | null; result: T } | null>(null);
  const [runEnd, setRunEnd] = useState<{ key: string; state: RunState } | null>(null);
  const [begin] = useState(sequence);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);
  // Running from the moment of the change, not from the start of the work.
  const state: RunState = runEnd?.key === key ? runEnd.state : { status: "running" };

  // A large drawing is made in slices, so that the page stays responsive.
  const show = (result: T) => startTransition(() => setShownResult({ key, result }));

  async function run() {
    if (isAsking.current) host.cancel();
    const isLatest = begin();
    isAsking.current = true;
    setRunEnd(null);
    let partialTimer: ReturnType<typeof setTimeout> | undefined;
    try {
      const answer = await ask((partial) => {
        partialTimer = setTimeout(() => isLatest() && show(partial), patience);
      }).finally(() => clearTimeout(partialTimer));
      if (!isLatest()) return;
      if ("fault" in answer) setRunEnd({ key, state: { status: "refused", fault: answer.fault } });
      else {
        show(answer.result);
        // With the result, not before it.
        startTransition(() => setRunEnd({ key, state: { status: "done" } }));
      }
    } catch (error) {
      if (!isLatest()) return;
      setRunEnd({ key, state: { status: "failed", failure: failureKind(error) } });
    }
    isAsking.current = false;
  }

  function cancel() {
    clearTimeout(timer.current);
    begin();
    isAsking.current = false;
    host.cancel();
    setRunEnd({ key, state: { status: "failed", failure: "canceled" } });
  }

  const runLater = useEffectEvent(() => {
    timer.current = setTimeout(() => void run(), PAUSE);
  });
  useEffect(() => {
    if (!key) return;
    runLater();
    return () => clearTimeout(timer.current);
  }, [key]);

  return {
    state,
    result: shownResult ? shownResult.result : null,
    /** Whether the result answers what is asked now. */
    isCurrent: shownResult?.key === key,
    run() {
      setShownResult((before) => before && { ...before, key: null });
      void run();
    },
    cancel,
  };
}
