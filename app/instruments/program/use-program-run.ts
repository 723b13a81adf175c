import { runWords } from "#app/content/instruments.ts";
import type { CircuitCalls } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import { type SettingsCodec, useSettings } from "../fragment/use-settings.ts";
import { useJob } from "../use-job.ts";
import { useWorkerHost } from "../use-worker-host.ts";
import { type ProgramSettings, sentenceAt } from "./program.ts";

export interface ProgramRunOptions<
  K extends keyof CircuitCalls,
  S extends { program: ProgramSettings },
> {
  /** What stands before the settings in the address. */
  name: string;
  call: K;
  codec: SettingsCodec<S>;
  requestOf: (settings: S) => CircuitCalls[K]["request"];
  mostQubits: number;
  /** In milliseconds: how long a run may take, and how long a partial result waits for the whole one. */
  timeLimit: number;
  patience?: number;
}

/** An instrument whose program runs in the worker: its settings, and what came of them. */
export function useProgramRun<
  K extends keyof CircuitCalls,
  S extends { program: ProgramSettings },
>({ name, call, codec, requestOf, mostQubits, timeLimit, patience = 0 }: ProgramRunOptions<K, S>) {
  const kept = useSettings(name, codec);
  const host = useWorkerHost<CircuitCalls>(workerUrl, timeLimit);
  const request = requestOf(kept.settings);
  const job = useJob<CircuitCalls[K]["progress"]>(
    JSON.stringify(request),
    (show) => host.call(call, request, { onProgress: show }),
    host.cancel,
    patience,
  );
  return {
    ...kept,
    ...job,
    mostQubits,
    /** Why there is no result for the present settings. */
    problem: job.failure
      ? runWords.failures[job.failure]
      : job.fault
        ? sentenceAt(job.fault)
        : undefined,
  };
}
