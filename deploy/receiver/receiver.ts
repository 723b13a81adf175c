import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Answer, Refusal, readBody, readMessage } from "./message.ts";
import { clientKey, type RateLimit } from "./rate-limit.ts";
import { describeError, type Store } from "./store.ts";

export interface ReceiverOptions {
  store: Pick<Store, "add">;
  /** The site whose pages may send: scheme and host. */
  origin: string;
  clientLimit: RateLimit;
  totalLimit: RateLimit;
  /** Takes the client's address from the last entry of X-Forwarded-For, which the proxy in front has written. */
  trustProxy: boolean;
  log: (line: string) => void;
}

/** A visitor's browser should leave a full disk alone for so many seconds. */
const STORAGE_WAIT_SECONDS = 20;

const timeouts = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  // The two above are looked after no more often than this.
  connectionsCheckingInterval: 2_000,
};

/** Takes messages over HTTP. It answers success only once the message is on disk. */
export function createReceiver(options: ReceiverOptions): Server {
  const server = createServer({ ...timeouts, maxHeaderSize: 8_192 }, async (request, response) => {
    const answer = await takeMessage(request, options).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      options.log(`error: ${describeError(error)}`);
      return new Refusal(500, "The message could not be taken.");
    });
    reply(request, response, answer, options.origin);
  });
  server.maxConnections = 512;
  return server;
}

async function takeMessage(request: IncomingMessage, options: ReceiverOptions): Promise<Answer> {
  const now = new Date();
  if (!isOurs(request, options.origin)) throw new Refusal(403, "Unknown origin.");
  if (request.method === "OPTIONS") return preflight;
  if (request.method !== "POST") {
    throw new Refusal(405, "Send the form with POST.", { Allow: "POST, OPTIONS" });
  }
  refuseHaste(options.clientLimit(clientOf(request, options.trustProxy), performance.now()));
  const message = readMessage(await readBody(request), now);
  // A machine is told that all went well, so that it does not try again.
  if (message === null) return answers.stored;
  // Only what would be stored counts here: a few who send nonsense do not keep out the others.
  refuseHaste(options.totalLimit("", performance.now()));
  try {
    const outcome = options.store.add(message, now);
    if (outcome !== "repeated") options.log(`${outcome} ${message.id}`);
    return answers[outcome];
  } catch (error) {
    options.log(`not stored: ${describeError(error)}`);
    const headers = { "Retry-After": STORAGE_WAIT_SECONDS };
    throw new Refusal(503, "The message cannot be stored at the moment.", headers);
  }
}

const answers = {
  stored: { status: 201, message: "Your message has arrived." },
  repeated: { status: 200, message: "Your message has arrived." },
  conflicting: { status: 409, message: "This id belongs to another message." },
} as const satisfies Record<ReturnType<Store["add"]>, Answer>;

const preflight: Answer = {
  status: 204,
  message: "",
  headers: {
    "Access-Control-Allow-Methods": "POST",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Max-Age": 86_400,
  },
};

const isOurs = ({ headers }: IncomingMessage, origin: string) =>
  headers.origin === undefined || headers.origin === origin;

function refuseHaste(wait: number) {
  if (wait <= 0) return;
  const headers = { "Retry-After": Math.ceil(wait / 1000) };
  throw new Refusal(429, "Too many messages at once.", headers);
}

function clientOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers["x-forwarded-for"] : undefined;
  const lastAddress = forwarded?.toString().split(",").at(-1)?.trim();
  return clientKey(lastAddress || socket.remoteAddress || "");
}

/** JSON for the page's script, a page for a visitor without script, plain text for everybody else. */
function reply(request: IncomingMessage, response: ServerResponse, answer: Answer, origin: string) {
  const { status, message, headers } = answer;
  const accepts = (type: string) => request.headers.accept?.includes(type);
  const [type, body] = accepts("application/json")
    ? ["application/json", JSON.stringify({ status, text: message })]
    : accepts("text/html")
      ? ["text/html; charset=utf-8", answerPage(status, message, origin)]
      : ["text/plain; charset=utf-8", `${message}\n`];
  response.writeHead(status, {
    Vary: "Origin",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": pagePolicy,
    ...(isOurs(request, origin) && {
      "Access-Control-Allow-Origin": origin,
      "Access-Control-Expose-Headers": "Retry-After",
    }),
    ...(!request.complete && { Connection: "close" }),
    ...(message && { "Content-Type": type, "Content-Length": Buffer.byteLength(body) }),
    ...headers,
  });
  response.end(message && body);
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** All texts are this program's own, so nothing needs escaping. */
function answerPage(status: number, text: string, origin: string): string {
  const advice =
    status < 300 ? "" : "<p>Go back in your browser: what you wrote is still in the form.</p>";
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${text}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<style>body { max-width: 32rem; margin: 15vh auto; padding: 0 1.25rem; font: 1.125rem/1.5 system-ui }</style></head>
<body><h1>${text}</h1>${advice}<p><a href="${origin}/adyakshar#contact">Back to the site</a></p></body></html>
`;
}
