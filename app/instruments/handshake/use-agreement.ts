import { runWords } from "#app/content/instruments.ts";
import { thousands } from "#app/figures/format.ts";
import type { HandshakeResult } from "#app/models/handshake/handshake.ts";
import { useJob, useWorkerHost } from "../use-job.ts";
import type { HandshakeCalls } from "./calls.ts";
import workerUrl from "./handshake-worker.ts?worker&url";
import { readFlip, type Settings } from "./settings.ts";

const timeLimit = 30_000;

/** Runs the handshake when its settings change; an earlier result stays until the next one is there. */
export function useAgreement({ profile, flip: target, bit }: Settings) {
  const host = useWorkerHost<HandshakeCalls>(workerUrl, timeLimit);
  const flip = readFlip({ profile, flip: target, bit });
  return useJob<HandshakeCalls, HandshakeResult>(
    host,
    JSON.stringify({ profile, flip }),
    async () =>
      flip && "highest" in flip
        ? { fault: { reason: runWords.range(thousands(flip.highest)) } }
        : { result: await host.call("handshake", { profile, flip }) },
  );
}
