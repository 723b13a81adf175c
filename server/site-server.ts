import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { mediaTypeOf } from "./media-types.ts";
import {
  cacheControlOf,
  type Header,
  type HeaderPolicy,
  sharedHeader,
  sharedPrefix,
} from "./policy.ts";
import { isEncodedCopy, listFiles, notFoundFile, pathsOf } from "./site-files.ts";

interface SiteServerOptions {
  root: string;
  policy: HeaderPolicy;
}

/** Node itself ends what is slower, and refuses what is more. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 15_000, keepAliveTimeout: 5_000 };
const IDLE_SOCKET_MS = 30_000;
const MAX_CONNECTIONS = 4_096;

const methods = "GET, HEAD";

/** Which file answers, with which headers and status, is decided here; sirv sends it. */
export function createSiteServer({ root, policy }: SiteServerOptions): Server {
  const files = readPaths(root);
  const notFoundPage = readFileSync(join(root, notFoundFile));
  // `dev` looks a file up when it is asked for: at the start sirv would follow every link of the folder, in circles too.
  const send = sirv(root, { dev: true, etag: true, extensions: [], brotli: true, gzip: true });

  const server = createServer(timeouts, (request, response) => {
    setHeaders(response, policy.common);
    if (!server.listening) response.setHeader("Connection", "close");
    const refusal = refusalOf(request);
    if (refusal !== undefined) return refuse(response, refusal);
    const file = files.get(readPath(request));
    setHeaders(response, headersOf(file ?? notFoundFile, policy));
    if (file === undefined) {
      response.writeHead(404, { "Content-Length": notFoundPage.length }).end(notFoundPage);
      return;
    }
    request.url = encodeURI(file);
    // A range whose end comes before its beginning would end the process.
    delete request.headers.range;
    request.headers["accept-encoding"] = acceptedCodings(request);
    response.once("pipe", (stream) => release(stream, response));
    send(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_SOCKET_MS);
  return server;
}

/** Every path that is answered, and nothing else: a request can only name one of them. */
function readPaths(root: string): Map<string, string> {
  const names = new Set(listFiles(root));
  const files = [...names].filter((file) => file !== notFoundFile && !isEncodedCopy(file, names));
  return new Map(files.flatMap((file) => pathsOf(file).map((path) => [path, file] as const)));
}

function readPath({ url = "" }: IncomingMessage): string {
  try {
    return decodeURI(url.split("?", 1)[0] ?? "");
  } catch {
    return "";
  }
}

function headersOf(file: string, policy: HeaderPolicy): Header[] {
  const headers: Header[] = [
    ["Content-Type", mediaTypeOf(file)],
    ["Cache-Control", cacheControlOf(file)],
    ["Vary", "Accept-Encoding"],
  ];
  if (file.startsWith(sharedPrefix)) headers.push(sharedHeader);
  const csp = policy.pages[file];
  if (csp !== undefined) headers.push(["Content-Security-Policy", csp]);
  return headers;
}

/** What Node's parser lets through and no browser sends. */
function refusalOf({ method = "", headers, headersDistinct }: IncomingMessage) {
  if (!methods.split(", ").includes(method)) return 405;
  const coding = headers["transfer-encoding"] ?? "chunked";
  if ((headersDistinct.host?.length ?? 0) > 1 || coding !== "chunked") return 400;
  return undefined;
}

function refuse(response: ServerResponse, status: 400 | 405): void {
  if (status === 405) response.setHeader("Allow", methods);
  // Closing keeps an unread body from being taken for the next request.
  response
    .writeHead(status, { Connection: "close", "Cache-Control": "no-store", "Content-Length": 0 })
    .end();
}

/** sirv leaves a file open when its reader goes, and the process ends when a file cannot be read. */
function release(file: NodeJS.ReadableStream & { destroy?: () => void }, response: ServerResponse) {
  file.on("error", () => response.destroy());
  response.once("close", () => file.destroy?.());
}

/** sirv looks for a coding's name alone, also where a client refuses it by a weight of zero. */
function acceptedCodings({ headers }: IncomingMessage): string {
  const codings = String(headers["accept-encoding"] ?? "").split(",");
  return codings.filter((coding) => !/;\s*q=0(\.0*)?\s*$/i.test(coding)).join(",");
}

function setHeaders(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
