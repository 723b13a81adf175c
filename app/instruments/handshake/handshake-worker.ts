import { runHandshake } from "#app/models/handshake/handshake.ts";
import {
  APPROVER_COUNT,
  approve,
  countApprovals,
  createKeys,
} from "#app/models/handshake/quorum.ts";
import { measurePace } from "#app/models/handshake/signing-time.ts";
import { serve } from "../worker/serve.ts";
import type { HandshakeCalls } from "./calls.ts";

serve<HandshakeCalls>({
  handshake: ({ profile, flip }) => runHandshake(profile, flip),
  pace: () => measurePace(),
  enroll: ({ scheme }) => Array.from({ length: APPROVER_COUNT }, () => createKeys(scheme)),
  approve: ({ scheme, transfer, approver, secretKey }) =>
    approve(scheme, transfer, approver, secretKey ?? createKeys(scheme).secretKey),
  count: ({ scheme, transfer, roster, approvals }) =>
    countApprovals(scheme, transfer, roster, approvals),
});
