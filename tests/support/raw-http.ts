import { connect } from "node:net";

export type RawResponse = { status: number; headers: Map<string, string>; body: Buffer };

/** Sends bytes as they are and returns all that comes back until the server closes. */
export function sendRaw(port: number, bytes: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(Buffer.concat(chunks)));
  });
}

export async function requestRaw(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
): Promise<RawResponse> {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  const bytes = await sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n`);
  const response = parseResponse(bytes);
  const isChunked = response.headers.get("transfer-encoding") === "chunked";
  return isChunked ? { ...response, body: joinChunks(response.body) } : response;
}

function joinChunks(body: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let rest = body;
  while (rest.length > 0) {
    const start = rest.indexOf("\r\n") + 2;
    const end = start + Number.parseInt(rest.subarray(0, start).toString(), 16);
    if (Number.isNaN(end)) throw new Error("A chunk was cut short");
    chunks.push(rest.subarray(start, end));
    rest = rest.subarray(end + 2);
  }
  return Buffer.concat(chunks);
}

export function parseResponse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) throw new Error(`No complete response head in ${bytes.length} bytes`);
  const [statusLine = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body: bytes.subarray(end + 4) };
}

/** Request targets that name no page: near misses, traversal, odd encodings. `/foo` is a page of the fixture site. */
export const nearMisses = [
  "/Foo",
  "/FOO/",
  "/index.html",
  "/foo/index.html",
  "/foo/index.html?x=1",
  "/foo//",
  "//foo",
  "//",
  "/404",
  "/404.html",
  "/features",
  "/robots.txt/",
  "/Robots.txt",
  "/missing",
  "/foo/index.html.br",
  "/assets/",
  "/./foo",
  "/%2e%2ffoo",
  "/%2e/foo",
  "/.%2f",
  "/foo%2f.",
  "/foo/%2e%2f",
  "/foo/index.html%2f.",
  "/features%2fdeep",
  "/.hidden",
  "/foo/.hidden",
  "/%2ehidden",
  "/__proto__",
  `/${"a".repeat(256)}`,
  `/assets/${"a".repeat(300)}.js`,
];

export const hostileTargets = [
  "/../outside.txt",
  "/foo/../../outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e/outside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%5coutside.txt",
  "\\..\\outside.txt",
  "/..%c0%afoutside.txt",
  "/.well-known/../.hidden",
  "/%",
  "/%zz",
  "/foo%00.html",
  "/foo%0d%0aSet-Cookie:%20a=b",
  "//evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "file:///etc/passwd",
  "*",
  "foo",
  `/${"../".repeat(600)}outside.txt`,
  `/${"a".repeat(9_000)}`,
];
