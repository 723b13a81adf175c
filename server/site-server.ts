import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type Duplex, Readable } from "node:stream";
import { matchesEtag } from "./negotiate.ts";
import type { Header, HeaderPolicy } from "./policy.ts";
import { readRequestPath } from "./request-path.ts";
import {
  chooseVariant,
  notFoundFile,
  readSiteFiles,
  type SiteFile,
  type StoredVariant,
} from "./site-files.ts";

type SiteServerOptions = {
  root: string;
  policy: HeaderPolicy;
  limits?: Partial<Limits>;
};

export type Limits = typeof defaultLimits;

const defaultLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  keepAliveMs: 5_000,
  idleSocketMs: 30_000,
  checkEveryMs: 1_000,
  connections: 4_096,
};

const allowedMethods = "GET, HEAD";
const pieceBytes = 256 * 1024;

export function createSiteServer({ root, policy, limits }: SiteServerOptions): Server {
  const limit = { ...defaultLimits, ...limits };
  const files = readSiteFiles(root, policy);
  const notFoundPage = files.get(notFoundFile);

  const server = createServer(
    {
      headersTimeout: limit.headersMs,
      requestTimeout: limit.requestMs,
      keepAliveTimeout: limit.keepAliveMs,
      connectionsCheckingInterval: limit.checkEveryMs,
    },
    (request, response) => {
      setHeaders(response, policy.common);
      if (!server.listening) response.setHeader("Connection", "close");
      if (request.method !== "GET" && request.method !== "HEAD") {
        // Closing keeps an unread body from being taken for the next request.
        setHeaders(response, [
          ["Allow", allowedMethods],
          ["Connection", "close"],
        ]);
        return sendText(response, 405, "Method not allowed");
      }
      const path = readRequestPath(request.url ?? "");
      if (path === 400) return sendText(response, 400, "Bad request");
      if (path === 414) return sendText(response, 414, "URI too long");
      const file = path === notFoundFile ? undefined : files.get(path);
      if (file === undefined) return sendNotFound(request, response, notFoundPage);
      sendFile(request, response, file);
    },
  );
  server.maxConnections = limit.connections;
  server.setTimeout(limit.idleSocketMs);
  server.on("clientError", refuseConnection);
  server.on("connect", (_request, socket) => closeWith(socket, "405 Method Not Allowed"));
  return server;
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const variant = chooseVariant(file, request.headers["accept-encoding"]);
  setHeaders(response, [...file.headers, ["ETag", variant.etag]]);
  if (matchesEtag(request.headers["if-none-match"], variant.etag)) {
    response.removeHeader("Content-Type");
    response.writeHead(304).end();
  } else {
    sendBody(response, 200, variant);
  }
}

function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  page: SiteFile | undefined,
): void {
  if (page === undefined) {
    sendText(response, 404, "Not found");
  } else {
    setHeaders(response, page.headers);
    sendBody(response, 404, chooseVariant(page, request.headers["accept-encoding"]));
  }
}

function sendBody(
  response: ServerResponse,
  status: number,
  { body, encoding }: StoredVariant,
): void {
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(status);
  if (body.length <= pieceBytes) response.end(body);
  else Readable.from(piecesOf(body)).pipe(response);
}

/** A response whose last byte is handed over counts as idle, and a server that stops would cut it short. */
function* piecesOf(body: Buffer): Generator<Buffer> {
  for (let at = 0; at < body.length; at += pieceBytes) yield body.subarray(at, at + pieceBytes);
}

function setHeaders(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  setHeaders(response, [
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Cache-Control", "no-store"],
    ["Content-Length", String(text.length)],
  ]);
  response.writeHead(status).end(text);
}

function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else if (error.code === "HPE_HEADER_OVERFLOW") closeWith(socket, "431 Header Fields Too Large");
  else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") closeWith(socket, "408 Request Timeout");
  else closeWith(socket, "400 Bad Request");
}

function closeWith(socket: Duplex, status: string): void {
  const allow = status.startsWith("405") ? `Allow: ${allowedMethods}\r\n` : "";
  socket.on("error", () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${allow}Content-Length: 0\r\nConnection: close\r\n\r\n`, () =>
    socket.destroy(),
  );
}
