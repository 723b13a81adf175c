import type { CircuitHandlers } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import { type SettingsCodec, useSettings } from "../fragment/use-settings.ts";
import type { Answer } from "../run-state.ts";
import { useJob, useWorkerHost } from "../use-job.ts";
import type { WorkerHost } from "../worker/host.ts";
import type { RunSettings } from "./program-settings.ts";

export interface ProgramRunOptions<S extends RunSettings, Request, Result extends object> {
  /** Precedes the settings in the address. */
  name: string;
  codec: SettingsCodec<S>;
  requestOf: (settings: S) => Request;
  run: (
    host: WorkerHost<CircuitHandlers>,
    request: Request,
    report: (progress: Result) => void,
  ) => Promise<Answer<Result>>;
  /** In milliseconds: how long a run may take, and how long a partial result waits for the whole one. */
  timeLimit: number;
  partialDelay?: number;
}

export function useProgramRun<S extends RunSettings, Request, Result extends object>(
  options: ProgramRunOptions<S, Request, Result>,
) {
  const { name, codec, requestOf, run, timeLimit, partialDelay } = options;
  const savedSettings = useSettings(name, codec);
  const host = useWorkerHost<CircuitHandlers>(workerUrl, timeLimit);
  const request = requestOf(savedSettings.settings);
  const key = JSON.stringify(request);
  const job = useJob<Result>(host, key, (show) => run(host, request, show), partialDelay);
  return { ...savedSettings, ...job };
}
