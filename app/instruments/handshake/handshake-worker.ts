import { runHandshake } from "#app/models/handshake/handshake.ts";
import { serve } from "../worker/serve.ts";

const handlers = {
  handshake: (request: Parameters<typeof runHandshake>) => runHandshake(...request),
};

export type HandshakeHandlers = typeof handlers;

serve(handlers);
