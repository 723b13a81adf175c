import { runHandshake } from "#app/models/handshake/handshake.ts";
import { serve } from "../worker/serve.ts";

/** The worker keeps nothing between calls: it may be ended at any time. */
const handlers = {
  handshake: (request: Parameters<typeof runHandshake>) => runHandshake(...request),
};

export type HandshakeHandlers = typeof handlers;

serve(handlers);
