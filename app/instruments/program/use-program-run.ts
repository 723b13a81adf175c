import { useState } from "react";
import type { CircuitCalls, CircuitJobs } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import { type SettingsCodec, useSettings } from "../fragment/use-settings.ts";
import type { TimeLeft } from "../run-state.ts";
import { useJob, useWorkerHost } from "../use-job.ts";
import type { RunSettings } from "./program-settings.ts";

export interface ProgramRunOptions<K extends keyof CircuitJobs, S extends RunSettings> {
  /** What stands before the settings in the address. */
  name: string;
  call: K;
  codec: SettingsCodec<S>;
  requestOf: (settings: S) => CircuitJobs[K]["request"];
  mostQubits: number;
  /** In milliseconds: how long a run may take, and how long a partial result waits for the whole one. */
  timeLimit: number;
  patience?: number;
}

function isTimeLeft<T extends object>(progress: T | TimeLeft): progress is TimeLeft {
  return "left" in progress;
}

/** An instrument whose program runs in the worker: its settings, and what came of them. */
export function useProgramRun<K extends keyof CircuitJobs, S extends RunSettings>(
  options: ProgramRunOptions<K, S>,
) {
  const { name, call, codec, requestOf, mostQubits, timeLimit, patience } = options;
  const kept = useSettings(name, codec);
  const host = useWorkerHost<CircuitCalls>(workerUrl, timeLimit);
  const request = requestOf(kept.settings);
  const key = JSON.stringify(request);
  const [expectedEnd, setExpectedEnd] = useState<TimeLeft & { key: string; ends: number }>();
  const job = useJob<CircuitCalls, CircuitJobs[K]["result"]>(
    host,
    key,
    (show) =>
      host.call(call, request, (progress: CircuitJobs[K]["result"] | TimeLeft) => {
        if (!isTimeLeft(progress)) return show(progress);
        setExpectedEnd({ ...progress, key, ends: performance.now() + progress.left });
      }),
    patience,
  );
  return {
    ...kept,
    ...job,
    mostQubits,
    /** What is done now and when it may end, of a run that can tell. */
    expectedEnd: expectedEnd?.key === key ? expectedEnd : undefined,
  };
}
