import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";
import { lookup } from "mrmime";
import { listFiles, notFoundFile, pathsOf } from "../tools/lib/site-files.ts";

/** Serves a build from memory, so that no request opens a file, with the headers of a `_headers` file. */
export function createSiteServer(root: string, headerRules: string): Server {
  const names = new Set(listFiles(root));
  const answerOf = (file: string, status: number) => ({
    status,
    headers: headersOf(file, headerRules),
    bodies: Object.entries({ br: `${file}.br`, gzip: `${file}.gz`, identity: file })
      .filter(([encoding, name]) => encoding === "identity" || names.has(name))
      .map(([encoding, name]) => readBody(join(root, name), encoding)),
  });
  const answers = new Map(
    [...names].flatMap((file) => {
      const isCopy = /\.(br|gz)$/.test(file) && names.has(file.slice(0, -3));
      if (isCopy || file === notFoundFile) return [];
      const answer = answerOf(file, 200);
      return pathsOf(file).map((path) => [encodeURI(path), answer] as const);
    }),
  );
  const notFound = answerOf(notFoundFile, 404);
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 2000,
  };
  const server = createServer(limits, (request, response) => {
    const [path = ""] = (request.url ?? "").split("?", 1);
    const { status, headers, bodies } = answers.get(path) ?? notFound;
    const weigh = readWeights(request.headers["accept-encoding"]);
    const best = bodies.reduce((a, b) => (weigh(b.encoding) > weigh(a.encoding) ? b : a));
    response.setHeaders(headers).setHeader("ETag", best.tag);
    if (request.method !== "GET" && request.method !== "HEAD") {
      // Closing keeps an unread body from being taken for the next request.
      response.writeHead(405, { Allow: "GET, HEAD", Connection: "close" }).end();
    } else if (status === 200 && request.headers["if-none-match"]?.includes(best.tag)) {
      response.writeHead(304).end();
    } else {
      if (best.encoding !== "identity") response.setHeader("Content-Encoding", best.encoding);
      response.writeHead(status, { "Content-Length": best.body.length });
      response.end(request.method === "HEAD" ? undefined : best.body);
    }
  });
  // Bounds what a visitor who sends on and on and reads no answer can make the server do and keep.
  server.on("dropRequest", (_request, socket) => socket.destroy());
  return Object.assign(server, { maxRequestsPerSocket: 100, timeout: 30_000 });
}

function readBody(file: string, encoding: string) {
  const body = readFileSync(file);
  return { encoding, body, tag: `"${createHash("sha256").update(body).digest("base64url")}"` };
}

/** Reads how much a visitor prefers each encoding, or the file as it is. */
function readWeights(accepted = ""): (encoding: string) => number {
  const parts = accepted.toLowerCase().split(",");
  const weights = new Map(
    parts.map((part) => part.trim().split(/\s*;\s*q=/)).map(([name, q = "1"]) => [name, Number(q)]),
  );
  return (name) => weights.get(name) ?? weights.get("*") ?? (name === "identity" ? 0.001 : 0);
}

const otherTypes: Record<string, string> = { ".ico": "image/x-icon", ".tgz": "application/gzip" };

/** Of rules that set the same header, the last one counts. */
function headersOf(file: string, rules: string): Headers {
  const type = lookup(file) ?? otherTypes[extname(file)] ?? "application/octet-stream";
  const headers = new Headers({
    "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "Cache-Control": "public, max-age=0, must-revalidate",
    Vary: "Accept-Encoding",
  });
  for (const [, start = "", end = "", lines = ""] of rules.matchAll(
    /^(\/.*)\*(.*)((?:\n .*)+)/gm,
  )) {
    if (!file.startsWith(start) || !file.endsWith(end)) continue;
    for (const [, name = "", value = ""] of lines.matchAll(/^ +([\w-]+): (.+)/gm))
      headers.set(name, value);
  }
  return headers;
}
