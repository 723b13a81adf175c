import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Approval, ApproverKeys, Count } from "#app/engine/handshake/quorum.ts";
import type { SignatureId } from "#app/engine/handshake/schemes.ts";
import { useWorkerHost } from "../use-worker-host.ts";
import { type FailureKind, failureKind } from "../worker/protocol.ts";
import type { HandshakeCalls } from "./calls.ts";
import workerUrl from "./handshake-worker.ts?worker&url";

/** SLH-DSA takes seconds for a signature, on a slow phone many. */
const timeLimit = 120_000;

interface Signed extends Approval {
  forged: boolean;
}

/** For one scheme: the approvers' keys, what they signed and what of it counts. Keys are the page's: a worker may go. */
export function useQuorum(scheme: SignatureId, transfer: string) {
  const host = useWorkerHost<HandshakeCalls>(workerUrl, timeLimit);
  const [keys, setKeys] = useState<ApproverKeys[] | null>(null);
  const [approvals, setApprovals] = useState<readonly Signed[]>([]);
  const [count, setCount] = useState<Count | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const latest = useRef(0);

  async function sign(approver: number, forged: boolean) {
    if (busy !== null) return;
    setBusy(approver);
    setFailure(null);
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
    sign,
    cancel: host.cancel,
    reset: () => setApprovals([]),
  };
}
