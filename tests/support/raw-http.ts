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
