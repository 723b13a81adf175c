import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type RawResponse = { status: number; headers: Map<string, string>; body: Buffer };

/** Sends a request whose target and body no client tidies up: `fetch` would resolve `..` and count the body's bytes. */
export async function requestRaw(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
  body = "",
): Promise<RawResponse> {
  const sent = request({ host: "127.0.0.1", port, path: target, headers, method, agent: false });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  // A server that refuses a body may close before it has read all of it.
  sent.on("error", () => {});
  sent.end(body);
  const [response] = await answered;
  return {
    status: response.statusCode ?? 0,
    headers: new Map(Object.entries(response.headers).map(([name, value]) => [name, `${value}`])),
    body: await buffer(response),
  };
}
