import { useEffect, useEffectEvent, useState } from "react";
import type { Approval, ApproverKeys, Count } from "#app/models/handshake/quorum.ts";
import type { SignatureId } from "#app/models/handshake/schemes.ts";
import { sequence } from "../fragment/sequence.ts";
import type { RunState } from "../run-state.ts";
import { useWorkerHost } from "../use-job.ts";
import { failureKind } from "../worker/host.ts";
import type { HandshakeHandlers } from "./handshake-worker.ts";
import workerUrl from "./handshake-worker.ts?worker&url";

/** SLH-DSA takes seconds for a signature, on a slow phone many. */
const TIME_LIMIT_MS = 120_000;

interface SignedApproval extends Approval {
  isForged: boolean;
}

/** The approvers' keys for one scheme, and their signatures. The page keeps the keys, because the worker may be ended. */
export function useQuorum(scheme: SignatureId, transfer: string) {
  const host = useWorkerHost<HandshakeHandlers>(workerUrl, TIME_LIMIT_MS);
  const [keys, setKeys] = useState<ApproverKeys[] | null>(null);
  const [approvals, setApprovals] = useState<readonly SignedApproval[]>([]);
  const [count, setCount] = useState<Count | null>(null);
  const [state, setState] = useState<RunState>({ status: "idle" });
  const [signer, setSigner] = useState<number>();
  /** Who signed last, and what. */
  const [lastSigned, setLastSigned] = useState<{ approver: number; transfer: string }>();
  const [begin] = useState(sequence);

  async function sign(approver: number, isForged: boolean) {
    if (state.status === "running") return;
    setState({ status: "running" });
    setSigner(approver);
    try {
      const approverKeys = keys ?? (await host.call("enroll", scheme));
      setKeys(approverKeys);
      const secretKey = isForged ? undefined : approverKeys[approver].secretKey;
      const approval = await host.call("approve", [scheme, transfer, approver, secretKey]);
      setApprovals((given) => [
        ...given.filter((other) => other.approver !== approver),
        { ...approval, isForged },
      ]);
      setLastSigned({ approver, transfer });
      setState({ status: "done" });
    } catch (error) {
      setState({ status: "failed", failure: failureKind(error) });
    }
  }

  const recount = useEffectEvent(async (text: string, given: readonly SignedApproval[]) => {
    const isLatest = begin();
    if (!keys || given.length === 0) return setCount(null);
    try {
      const roster = keys.map(({ publicKey }) => publicKey);
      const newCount = await host.call("count", [scheme, text, roster, given]);
      if (isLatest()) setCount(newCount);
    } catch (error) {
      if (isLatest()) setState({ status: "failed", failure: failureKind(error) });
    }
  });
  useEffect(() => void recount(transfer, approvals), [transfer, approvals]);

  return {
    approvals,
    count,
    state,
    lastApprover: lastSigned?.transfer === transfer ? lastSigned.approver : undefined,
    /** Who signs now. */
    signer: state.status === "running" ? signer : undefined,
    sign,
    cancel: host.cancel,
    reset: () => setApprovals([]),
  };
}
