import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Approval,
  type ApproverKeys,
  approverCount,
  type Count,
} from "#app/models/handshake/quorum.ts";
import type { SignatureId } from "#app/models/handshake/schemes.ts";
import { isHashBased, oneTimeKeys } from "#app/models/handshake/signing-time.ts";
import { useWorkerHost } from "../use-worker-host.ts";
import { type FailureKind, failureKind } from "../worker/protocol.ts";
import type { HandshakeCalls } from "./calls.ts";
import workerUrl from "./handshake-worker.ts?worker&url";

/** SLH-DSA takes seconds for a signature, on a slow phone many. */
const timeLimit = 120_000;

interface Signed extends Approval {
  forged: boolean;
}

function timesAt(pace: number, scheme: Parameters<typeof oneTimeKeys>[0]) {
  const { keyPair, signature } = oneTimeKeys(scheme);
  return { signature: pace * signature, keys: pace * keyPair * approverCount };
}

/** For one scheme: the approvers' keys, what they signed and what of it counts. Keys are the page's: a worker may go. */
export function useQuorum(scheme: SignatureId, transfer: string) {
  const host = useWorkerHost<HandshakeCalls>(workerUrl, timeLimit);
  const [keys, setKeys] = useState<ApproverKeys[] | null>(null);
  const [approvals, setApprovals] = useState<readonly Signed[]>([]);
  const [count, setCount] = useState<Count | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [pace, setPace] = useState<number | null>(null);
  const [ends, setEnds] = useState<number | null>(null);
  const latest = useRef(0);
  const isSlow = isHashBased(scheme);
  const expected = isSlow && pace !== null ? timesAt(pace, scheme) : null;

  const measure = useEffectEvent(async () => {
    // Without it nothing is forecast.
    if (isSlow) setPace(await host.call("pace", null).catch(() => null));
  });
  useEffect(() => void measure(), []);

  async function sign(approver: number, forged: boolean) {
    if (busy !== null) return;
    setBusy(approver);
    setFailure(null);
    const before = keys ? 0 : expected?.keys;
    setEnds(expected && performance.now() + expected.signature + (before ?? 0));
    try {
      const own = keys ?? (await host.call("enroll", { scheme }));
      setKeys(own);
      const secretKey = forged ? undefined : own[approver].secretKey;
      const approval = await host.call("approve", { scheme, transfer, approver, secretKey });
      setApprovals((given) => [
        ...given.filter((other) => other.approver !== approver),
        { ...approval, forged },
      ]);
    } catch (error) {
      setFailure(failureKind(error));
    }
    setBusy(null);
  }

  const recount = useEffectEvent(async (text: string, given: readonly Signed[]) => {
    latest.current += 1;
    const mine = latest.current;
    if (!keys || given.length === 0) return setCount(null);
    try {
      const roster = keys.map(({ publicKey }) => publicKey);
      const request = { scheme, transfer: text, roster, approvals: given };
      const counted = await host.call("count", request);
      if (mine === latest.current) setCount(counted);
    } catch (error) {
      if (mine === latest.current) setFailure(failureKind(error));
    }
  });
  useEffect(() => void recount(transfer, approvals), [transfer, approvals]);

  return {
    approvals,
    count,
    busy,
    failure,
    /** In milliseconds, what a signature and the first keys may take; none where both take no time. */
    expected,
    ends,
    sign,
    cancel: host.cancel,
    reset: () => setApprovals([]),
  };
}
