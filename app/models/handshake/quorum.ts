import { utf8ToBytes } from "@noble/hashes/utils.js";
import { type SignatureId, signers } from "./schemes.ts";
import type { Bytes } from "./x25519.ts";

export const APPROVER_COUNT = 3;
export const QUORUM = 2;

export interface ApproverKeys {
  publicKey: Bytes;
  secretKey: Bytes;
}

/** A signature under an approver's name; whether it is theirs is what counting finds out. */
export interface Approval {
  approver: number;
  signature: Bytes;
}

export interface Count {
  /** True if each approval is a valid signature of the approver it names, over this transfer. */
  valid: readonly boolean[];
  /** Approvers with at least one valid approval. */
  approvers: readonly number[];
  isReleased: boolean;
}

const context = utf8ToBytes("demonstration approval");

export function createKeys(scheme: SignatureId): ApproverKeys {
  return signers[scheme].keygen();
}

export function approve(
  scheme: SignatureId,
  transfer: string,
  approver: number,
  secretKey: Bytes,
): Approval {
  return {
    approver,
    signature: signers[scheme].sign(utf8ToBytes(transfer), secretKey, { context }),
  };
}

/** An approver counts once, however often they sign. */
export function countApprovals(
  scheme: SignatureId,
  transfer: string,
  roster: readonly Bytes[],
  approvals: readonly Approval[],
): Count {
  const message = utf8ToBytes(transfer);
  const valid = approvals.map(({ approver, signature }) => {
    const publicKey = roster[approver];
    return publicKey ? signers[scheme].verify(signature, message, publicKey, { context }) : false;
  });
  const approvers = [
    ...new Set(approvals.filter((_, index) => valid[index]).map(({ approver }) => approver)),
  ];
  return { valid, approvers, isReleased: approvers.length >= QUORUM };
}
