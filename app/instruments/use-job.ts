import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Fault, Outcome } from "./program/program.ts";
import { type FailureKind, failureKind } from "./worker/protocol.ts";

/** Typing a line is one change. */
const pause = 250;

/**
 * Runs a job when what it was asked changes, `key` telling whether it did; an earlier result stays until the next is
 * there, and also when the next is refused.
 */
export function useJob<T>(
  key: string,
  ask: (show: (partial: T) => void) => Promise<Outcome<T>>,
  cancel: () => void,
) {
  const [shown, setShown] = useState<{ key: string; result: T } | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [running, setRunning] = useState(false);
  const latest = useRef(0);

  // A large drawing is made in slices, so that the page stays responsive.
  const show = (result: T) => startTransition(() => setShown({ key, result }));

  async function run() {
    // What is under way answers a question that nobody asks any more.
    if (running) cancel();
    latest.current += 1;
    const mine = latest.current;
    setRunning(true);
    setFailure(null);
    try {
      const outcome = await ask((partial) => {
        if (mine === latest.current) show(partial);
      });
      if (mine !== latest.current) return;
      if ("result" in outcome) show(outcome.result);
      setFault("fault" in outcome ? outcome.fault : null);
    } catch (error) {
      if (mine !== latest.current) return;
      setFailure(failureKind(error));
    }
    setRunning(false);
  }

  const runLater = useEffectEvent(() => setTimeout(() => void run(), pause));
  useEffect(() => {
    if (!key) return;
    const timer = runLater();
    return () => clearTimeout(timer);
  }, [key]);

  return {
    result: shown ? shown.result : null,
    /** Whether the result answers what is asked now. */
    isCurrent: shown?.key === key,
    fault,
    failure,
    running,
    run: () => void run(),
  };
}
