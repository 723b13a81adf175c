import { serve } from "../kit/worker.ts";
import { type Flip, runHandshake } from "./handshake.ts";
import type { ProfileId } from "./messages.ts";

export interface HandshakeRequest {
  profile: ProfileId;
  flip: Flip | null;
}

const handlers = {
  handshake: ({ profile, flip }: HandshakeRequest) => ({ result: runHandshake(profile, flip) }),
};

export type HandshakeHandlers = typeof handlers;

serve(handlers);
