import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { startWorker } from "#app/lib/start-worker.ts";
import { sentence } from "./format.ts";
import { type SettingsCodec, useSettings } from "./use-settings.ts";
import { runWords } from "./words.ts";
import {
  createWorkerHost,
  type FailureKind,
  failureKind,
  type Handlers,
  type WorkerHost,
} from "./worker.ts";

/** `line` and `column` are set if the program itself is wrong. */
export interface Fault {
  reason: string;
  line?: number;
  column?: number;
}

export type Answer<T> = { result: T } | { fault: Fault };

/** A run is `refused` for what it was asked, or has `failed` by itself. An earlier result may be shown meanwhile. */
export type RunState =
  | { status: "running" | "done" }
  | { status: "refused"; fault: Fault }
  | { status: "failed"; failure: FailureKind };

export interface RunOptions<H extends Handlers, S, Request, Result> {
  /** Precedes the settings in the address. */
  name: string;
  codec: SettingsCodec<S>;
  /** Comes from a `?worker&url` import. */
  workerUrl: string;
  /** Milliseconds after which a run is ended. */
  timeLimit: number;
  /** Milliseconds that a partial result waits for the whole one. */
  partialDelay?: number;
  requestOf: (settings: S) => Request;
  ask: (
    host: WorkerHost<H>,
    request: Request,
    show: (partial: Result) => void,
  ) => Promise<Answer<Result>>;
}

/** The settings in the address, and what a worker makes of them for as long as the component stands. */
export function useRun<H extends Handlers, S extends object, Request, Result>(
  options: RunOptions<H, S, Request, Result>,
) {
  const { name, codec, workerUrl, timeLimit, partialDelay, requestOf, ask } = options;
  const saved = useSettings(name, codec);
  const [host] = useState(() => createWorkerHost<H>(() => startWorker(workerUrl), timeLimit));
  useEffect(() => () => host.cancel(), [host]);
  // A preset is built and printed once for each change of the settings.
  const { request, key } = useMemo(() => {
    const asked = requestOf(saved.settings);
    return { request: asked, key: JSON.stringify(asked) };
  }, [requestOf, saved.settings]);
  const job = useJob<Result>(host, key, (show) => ask(host, request, show), partialDelay);
  return { ...saved, ...job };
}

export type Run<S extends object> = ReturnType<typeof useRun<Handlers, S, unknown, unknown>>;

/** Milliseconds without a change before a job starts, so that a line that is typed is one change. @internal */
export const TYPING_PAUSE_MS = 250;

/**
 * Runs a job when `key`, which stands for what is asked, changes. An earlier result stays until the next is there, and also
 * when the next is refused. A partial result is shown where the whole one takes `partialDelay` milliseconds longer.
 */
export function useJob<T>(
  host: Pick<WorkerHost<Handlers>, "cancel">,
  key: string,
  ask: (show: (partial: T) => void) => Promise<Answer<T>>,
  partialDelay = 0,
) {
  const [shownResult, setShownResult] = useState<{ key: string | null; result: T } | null>(null);
  const [runEnd, setRunEnd] = useState<{ key: string; state: RunState } | null>(null);
  const jobs = useRef(0);
  const startTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A job counts as running from the moment of the change, not from the start of the work.
  const state: RunState = runEnd?.key === key ? runEnd.state : { status: "running" };

  // React makes a large drawing in slices, so that the page stays responsive.
  const show = (result: T) => startTransition(() => setShownResult({ key, result }));

  async function run() {
    const number = ++jobs.current;
    const isLatest = () => number === jobs.current;
    setRunEnd(null);
    let partialTimer: ReturnType<typeof setTimeout> | undefined;
    try {
      const answer = await ask((partial) => {
        clearTimeout(partialTimer);
        partialTimer = setTimeout(() => isLatest() && show(partial), partialDelay);
      }).finally(() => clearTimeout(partialTimer));
      if (!isLatest()) return;
      if ("fault" in answer) setRunEnd({ key, state: { status: "refused", fault: answer.fault } });
      else {
        show(answer.result);
        // The state changes together with the result, not before it.
        startTransition(() => setRunEnd({ key, state: { status: "done" } }));
      }
    } catch (error) {
      if (!isLatest()) return;
      setRunEnd({ key, state: { status: "failed", failure: failureKind(error) } });
    }
  }

  function cancel() {
    clearTimeout(startTimer.current);
    jobs.current++;
    host.cancel();
    setRunEnd({ key, state: { status: "failed", failure: "canceled" } });
  }

  const runLater = useEffectEvent(() => {
    startTimer.current = setTimeout(() => void run(), TYPING_PAUSE_MS);
  });
  useEffect(() => {
    if (!key) return;
    runLater();
    return () => clearTimeout(startTimer.current);
  }, [key]);

  return {
    key,
    state,
    result: shownResult ? shownResult.result : null,
    /** True if the result answers what is asked now. */
    isCurrent: shownResult?.key === key,
    run() {
      setShownResult((before) => before && { ...before, key: null });
      void run();
    },
    cancel,
  };
}

/** Seconds that the run of `key` has taken so far; 0 while nothing runs. */
export function useSeconds(key: string | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(0);
    if (key === null) return;
    const startTime = performance.now();
    const count = () => setSeconds(Math.round((performance.now() - startTime) / 1000));
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [key]);
  return seconds;
}

export function problemOf(state: RunState): string | undefined {
  if (state.status === "failed") return runWords.failures[state.failure];
  if (state.status === "refused") return sentenceAt(state.fault);
}

export function sentenceAt({ reason, line, column = 1 }: Fault): string {
  return sentence(line === undefined ? reason : `${runWords.place(line, column)}: ${reason}`);
}
