import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { HandshakeResult } from "#app/engine/handshake/handshake.ts";
import { useWorkerHost } from "../use-worker-host.ts";
import { type FailureKind, failureKind } from "../worker/protocol.ts";
import type { HandshakeCalls } from "./calls.ts";
import workerUrl from "./handshake-worker.ts?worker&url";
import { readFlip, type Settings } from "./settings.ts";

const timeLimit = 30_000;
/** Typing a number is one change. */
const pause = 150;

type Asked = Pick<Settings, "profile" | "flip" | "bit">;

/** Runs the handshake when its settings change; an earlier result stays until the next one is there. */
export function useAgreement(settings: Settings) {
  const host = useWorkerHost<HandshakeCalls>(workerUrl, timeLimit);
  const [result, setResult] = useState<HandshakeResult | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [running, setRunning] = useState(false);
  const latest = useRef(0);

  async function run({ profile, flip: target, bit }: Asked) {
    const flip = readFlip({ profile, flip: target, bit });
    if (flip && "highest" in flip) return;
    latest.current += 1;
    const mine = latest.current;
    setRunning(true);
    setFailure(null);
    try {
      const found = await host.call("handshake", { profile, flip });
      if (mine === latest.current) setResult(found);
    } catch (error) {
      if (mine === latest.current) setFailure(failureKind(error));
    }
    if (mine === latest.current) setRunning(false);
  }

  const runLater = useEffectEvent((asked: Asked) => setTimeout(() => void run(asked), pause));
  const { profile, flip, bit } = settings;
  useEffect(() => {
    const timer = runLater({ profile, flip, bit });
    return () => clearTimeout(timer);
  }, [profile, flip, bit]);

  return { result, failure, running, run: () => void run(settings), cancel: host.cancel };
}
