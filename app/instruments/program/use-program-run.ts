import { useState } from "react";
import { runWords } from "#app/content/instruments.ts";
import type { CircuitCalls, CircuitJobs } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import type { Forecast } from "../compiler/forecast.ts";
import { type SettingsCodec, useSettings } from "../fragment/use-settings.ts";
import { useJob } from "../use-job.ts";
import { useWorkerHost } from "../use-worker-host.ts";
import { type ProgramSettings, sentenceAt } from "./program.ts";

export interface ProgramRunOptions<
  K extends keyof CircuitJobs,
  S extends { program: ProgramSettings },
> {
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

type Doing = Forecast["doing"];

function isForecast<T extends object>(progress: T | Forecast): progress is Forecast {
  return "left" in progress;
}

/** An instrument whose program runs in the worker: its settings, and what came of them. */
export function useProgramRun<K extends keyof CircuitJobs, S extends { program: ProgramSettings }>({
  name,
  call,
  codec,
  requestOf,
  mostQubits,
  timeLimit,
  patience = 0,
}: ProgramRunOptions<K, S>) {
  const kept = useSettings(name, codec);
  const host = useWorkerHost<CircuitCalls>(workerUrl, timeLimit);
  const request = requestOf(kept.settings);
  const key = JSON.stringify(request);
  const [told, setTold] = useState<{ key: string; doing: Doing; ends: number }>();
  const job = useJob<CircuitJobs[K]["result"]>(
    key,
    (show) =>
      host.call(call, request, {
        onProgress: (progress: CircuitJobs[K]["result"] | Forecast) => {
          if (!isForecast(progress)) return show(progress);
          setTold({ key, doing: progress.doing, ends: performance.now() + progress.left });
        },
      }),
    host.cancel,
    patience,
  );
  return {
    ...kept,
    ...job,
    mostQubits,
    /** What is done now and when it may end, of a run that can tell. */
    forecast: told?.key === key ? told : undefined,
    /** Why there is no result for the present settings. */
    problem: job.failure
      ? runWords.failures[job.failure]
      : job.fault
        ? sentenceAt(job.fault)
        : undefined,
  };
}
