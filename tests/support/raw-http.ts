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
