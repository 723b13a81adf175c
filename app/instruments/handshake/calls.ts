import type { Bytes } from "#app/models/handshake/bytes.ts";
import type { Flip, HandshakeResult } from "#app/models/handshake/handshake.ts";
import type { ProfileId } from "#app/models/handshake/profiles.ts";
import type { Approval, ApproverKeys, Count } from "#app/models/handshake/quorum.ts";
import type { SignatureId } from "#app/models/handshake/schemes.ts";

/** What the page asks of the handshake's worker. The worker keeps nothing: it may be ended at any time. */
export type HandshakeCalls = {
  handshake: {
    request: { profile: ProfileId; flip: Flip | null };
    response: HandshakeResult;
  };
  /** Milliseconds for a one-time key of a hash-based scheme. */
  pace: { request: null; response: number };
  enroll: { request: { scheme: SignatureId }; response: ApproverKeys[] };
  approve: {
    request: {
      scheme: SignatureId;
      transfer: string;
      approver: number;
      /** Absent where a stranger signs under the approver's name. */
      secretKey?: Bytes;
    };
    response: Approval;
  };
  count: {
    request: {
      scheme: SignatureId;
      transfer: string;
      roster: readonly Bytes[];
      approvals: readonly Approval[];
    };
    response: Count;
  };
};
