import { type Bytes, utf8 } from "./bytes.ts";
import { type SignatureId, signers } from "./schemes.ts";

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
  /** Whether each approval is a valid signature of the approver it names, over this transfer. */
  valid: readonly boolean[];
  /** Approvers with at least one valid approval. */
  approvers: readonly number[];
  released: boolean;
}

const context = utf8("demonstration approval");

export function createKeys(scheme: SignatureId): ApproverKeys {
  const { publicKey, secretKey } = signers[scheme].keygen();
  return { publicKey: new Uint8Array(publicKey), secretKey: new Uint8Array(secretKey) };
}

export function approve(
  scheme: SignatureId,
  transfer: string,
  approver: number,
  secretKey: Bytes,
): Approval {
  const signature = signers[scheme].sign(utf8(transfer), secretKey, { context });
  return { approver, signature: new Uint8Array(signature) };
}

/** An approver counts once, however often they sign. */
export function countApprovals(
  scheme: SignatureId,
  transfer: string,
  roster: readonly Bytes[],
  approvals: readonly Approval[],
): Count {
  const message = utf8(transfer);
  const valid = approvals.map(({ approver, signature }) => {
    const publicKey = roster[approver];
    return publicKey ? signers[scheme].verify(signature, message, publicKey, { context }) : false;
  });
  const approvers = [
    ...new Set(approvals.filter((_, index) => valid[index]).map(({ approver }) => approver)),
  ];
  return { valid, approvers, released: approvers.length >= QUORUM };
}
