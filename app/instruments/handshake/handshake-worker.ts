import { runHandshake } from "#app/models/handshake/handshake.ts";
import {
  approve,
  approverCount,
  countApprovals,
  createKeys,
} from "#app/models/handshake/quorum.ts";
import { measurePace } from "#app/models/handshake/signing-time.ts";
import { serve } from "../worker/serve.ts";
import type { HandshakeCalls } from "./calls.ts";

serve<HandshakeCalls>({
  handshake: ({ profile, flip }) => runHandshake(profile, flip),
  pace: () => measurePace(),
  enroll: ({ scheme }) => Array.from({ length: approverCount }, () => createKeys(scheme)),
  approve: ({ scheme, transfer, approver, secretKey }) =>
    approve(scheme, transfer, approver, secretKey ?? createKeys(scheme).secretKey),
  count: ({ scheme, transfer, roster, approvals }) =>
    countApprovals(scheme, transfer, roster, approvals),
});
