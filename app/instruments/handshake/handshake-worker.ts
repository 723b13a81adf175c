import { runHandshake } from "#app/models/handshake/handshake.ts";
import {
  APPROVER_COUNT,
  approve,
  countApprovals,
  createKeys,
} from "#app/models/handshake/quorum.ts";
import type { SignatureId } from "#app/models/handshake/schemes.ts";
import type { Bytes } from "#app/models/handshake/x25519.ts";
import { serve } from "../worker/serve.ts";

/** The worker keeps nothing between calls: it may be ended at any time. */
const handlers = {
  handshake: (request: Parameters<typeof runHandshake>) => runHandshake(...request),
  enroll: (scheme: SignatureId) => Array.from({ length: APPROVER_COUNT }, () => createKeys(scheme)),
  /** Without a secret key a stranger signs under the approver's name. */
  approve: ([scheme, transfer, approver, secretKey]: [SignatureId, string, number, Bytes?]) =>
    approve(scheme, transfer, approver, secretKey ?? createKeys(scheme).secretKey),
  count: (request: Parameters<typeof countApprovals>) => countApprovals(...request),
};

export type HandshakeHandlers = typeof handlers;

serve(handlers);
