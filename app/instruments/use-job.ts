import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Fault, Outcome } from "./program/program.ts";
import { type FailureKind, failureKind } from "./worker/protocol.ts";

/** Typing a line is one change. */
const pause = 250;

/** How a job ended: with a result, with a fault of what it was asked, or by itself. */
interface End {
  key: string;
  fault?: Fault;
  failure?: FailureKind;
}

/**
 * Runs a job when what it was asked changes, `key` telling whether it did; an earlier result stays until the next is
 * there, and also when the next is refused. A partial result is shown where the whole one takes `patience` longer.
 */
export function useJob<T>(
  key: string,
  ask: (show: (partial: T) => void) => Promise<Outcome<T>>,
  stop: () => void,
  patience = 0,
) {
  const [shown, setShown] = useState<{ key: string; result: T } | null>(null);
  const [end, setEnd] = useState<End | null>(null);
  const latest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);
  // Busy from the moment of the change, not from the start of the work.
  const running = end?.key !== key;

  // A large drawing is made in slices, so that the page stays responsive.
  const show = (result: T) => startTransition(() => setShown({ key, result }));

  async function run() {
    // What is under way answers a question that nobody asks any more.
    if (isAsking.current) stop();
    latest.current += 1;
    const mine = latest.current;
    isAsking.current = true;
    setEnd(null);
    let last: End = { key };
    let soon: ReturnType<typeof setTimeout> | undefined;
    const isLatest = () => mine === latest.current;
    try {
      const outcome = await ask((partial) => {
        soon = setTimeout(() => isLatest() && show(partial), patience);
      }).finally(() => clearTimeout(soon));
      if (!isLatest()) return;
      if ("result" in outcome) show(outcome.result);
      else last = { key, fault: outcome.fault };
    } catch (error) {
      if (!isLatest()) return;
      last = { key, failure: failureKind(error) };
    }
    isAsking.current = false;
    // With the result, not before it.
    if (last.fault || last.failure) setEnd(last);
    else startTransition(() => setEnd(last));
  }

  function cancel() {
    clearTimeout(timer.current);
    latest.current += 1;
    isAsking.current = false;
    stop();
    setEnd({ key, failure: "canceled" });
  }

  const runLater = useEffectEvent(() => {
    timer.current = setTimeout(() => void run(), pause);
  });
  useEffect(() => {
    if (!key) return;
    runLater();
    return () => clearTimeout(timer.current);
  }, [key]);

  return {
    result: shown ? shown.result : null,
    /** Whether the result answers what is asked now. */
    isCurrent: shown?.key === key,
    fault: running ? null : (end?.fault ?? null),
    failure: running ? null : (end?.failure ?? null),
    running,
    run: () => void run(),
    cancel,
  };
}
