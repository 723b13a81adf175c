import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readMessage } from "./message.ts";
import { clientKey, type RateLimit } from "./rate-limit.ts";
import { Refused, readBody } from "./read-body.ts";
import type { Outcome, Store } from "./store.ts";

export interface ReceiverOptions {
  store: Pick<Store, "add">;
  /** The site whose pages may send: scheme and host. */
  origin: string;
  perClient: RateLimit;
  together: RateLimit;
  /** Takes the client's address from the last entry of X-Forwarded-For, which the proxy in front has written. */
  trustProxy: boolean;
  log: (line: string) => void;
  now?: () => Date;
}

/** How long a visitor's browser should leave a disk alone that is full, in seconds. */
const storageWait = 20;

const statusOf: Readonly<Record<Outcome, number>> = {
  stored: 201,
  repeated: 200,
  conflicting: 409,
};

/** Takes messages over HTTP. It answers success only once the message is on disk. */
export function createReceiver(options: ReceiverOptions): Server {
  const server = createServer(
    { requestTimeout: 15_000, headersTimeout: 10_000, maxHeaderSize: 8_192 },
    (request, response) => {
      answer(request, response, options).catch((error) => {
        options.log(`error: ${error instanceof Error ? error.message : error}`);
        if (response.headersSent) return response.destroy();
        reply(request, response, 500, "The message could not be taken.");
      });
    },
  );
  server.maxConnections = 512;
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ReceiverOptions,
) {
  const { origin, store, log } = options;
  const now = options.now?.() ?? new Date();
  response.setHeader("Vary", "Origin");
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Content-Type-Options", "nosniff");
  const from = request.headers.origin;
  if (from !== undefined && from !== origin)
    return reply(request, response, 403, "Unknown origin.");
  response.setHeader("Access-Control-Allow-Origin", origin);
  response.setHeader("Access-Control-Expose-Headers", "Retry-After");
  if (request.method === "OPTIONS") return replyToPreflight(response);
  if (request.method !== "POST") {
    response.setHeader("Allow", "POST, OPTIONS");
    return reply(request, response, 405, "Send the form with POST.");
  }
  const wait = waitOf(request, options, now.getTime());
  if (wait > 0) {
    response.setHeader("Retry-After", Math.ceil(wait / 1000));
    return reply(request, response, 429, "Too many messages at once.");
  }
  let sent: unknown;
  try {
    sent = await readBody(request);
  } catch (error) {
    if (!(error instanceof Refused)) return response.destroy();
    return reply(request, response, error.status, error.message);
  }
  const reading = readMessage(sent, now);
  if (reading.kind === "refused") return reply(request, response, 400, reading.reason);
  // A machine is told that all went well, so that it does not try again.
  if (reading.kind === "trapped") return reply(request, response, 201, thanks);
  try {
    const outcome = store.add(reading.message, now);
    if (outcome !== "repeated") log(`${outcome} ${reading.message.id}`);
    const text = outcome === "conflicting" ? "This id belongs to another message." : thanks;
    return reply(request, response, statusOf[outcome], text);
  } catch (error) {
    log(`not stored: ${error instanceof Error ? error.message : error}`);
    response.setHeader("Retry-After", storageWait);
    return reply(request, response, 503, "The message cannot be stored at the moment.");
  }
}

const thanks = "Your message has arrived.";

function replyToPreflight(response: ServerResponse) {
  response.setHeader("Access-Control-Allow-Methods", "POST");
  response.setHeader("Access-Control-Allow-Headers", "Content-Type");
  response.setHeader("Access-Control-Max-Age", 86_400);
  response.writeHead(204).end();
}

/** JSON for the page's script, a page for a visitor without script, plain text for everybody else. */
function reply(request: IncomingMessage, response: ServerResponse, status: number, text: string) {
  const accepts = (type: string) => request.headers.accept?.includes(type);
  const origin = String(response.getHeader("Access-Control-Allow-Origin") ?? "");
  const [type, body] = accepts("application/json")
    ? ["application/json", JSON.stringify({ status, text })]
    : accepts("text/html")
      ? ["text/html; charset=utf-8", page(status, text, origin)]
      : ["text/plain; charset=utf-8", `${text}\n`];
  // What was not read of the request would be taken for the next one.
  if (!request.complete) response.setHeader("Connection", "close");
  response.writeHead(status, {
    "Content-Type": type,
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

/** All texts are this program's own, so nothing needs escaping. */
function page(status: number, text: string, origin: string): string {
  const advice =
    status < 300 ? "" : "<p>Go back in your browser: what you wrote is still in the form.</p>";
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${text}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body { max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem; font: 1.125rem/1.5 system-ui }</style></head>
<body><h1>${text}</h1>${advice}<p><a href="${origin}/adyakshar#contact">Back to the site</a></p></body></html>
`;
}

function waitOf(request: IncomingMessage, options: ReceiverOptions, now: number): number {
  const forwarded = options.trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = forwarded?.toString().split(",").at(-1)?.trim();
  const key = clientKey(last || request.socket.remoteAddress || "");
  // The client's own limit first: who is turned away takes nothing from the others.
  return options.perClient.take(key, now) || options.together.take("", now);
}
