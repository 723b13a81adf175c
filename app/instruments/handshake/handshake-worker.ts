import { type Flip, runHandshake } from "#app/models/handshake/handshake.ts";
import type { ProfileId } from "#app/models/handshake/messages.ts";
import { serve } from "../worker/serve.ts";

export interface HandshakeRequest {
  profile: ProfileId;
  flip: Flip | null;
}

const handlers = {
  handshake: ({ profile, flip }: HandshakeRequest) => ({ result: runHandshake(profile, flip) }),
};

export type HandshakeHandlers = typeof handlers;

serve(handlers);
