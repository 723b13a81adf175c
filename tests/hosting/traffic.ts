import { once } from "node:events";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { connect as connectSession } from "node:http2";
import { Agent, get, type RequestOptions, request as requestSecure } from "node:https";
import { buffer, text } from "node:stream/consumers";

const insecure = { rejectUnauthorized: false } as const;

export type Answer = Awaited<ReturnType<typeof fetchPage>>;

/**
 * One GET over TLS. A connection that is reset before its answer is opened once more: browsers do so where it was
 * kept open, and a new one is reset where the kernel does not hand it from Caddy's old listener to the new one.
 */
export async function fetchPage(port: number, path: string, agent: Agent | false = false) {
  const request = get({ host: "localhost", port, path, agent, ...insecure });
  const response = await responseOf(request).catch((error: NodeJS.ErrnoException) => {
    if (!request.reusedSocket && error.code !== "ECONNRESET") throw error;
    return responseOf(get({ host: "localhost", port, path, agent: false, ...insecure }));
  });
  const { statusCode: status, headers } = response;
  const policy = headers["content-security-policy"]?.toString();
  return { path, status, policy, body: await text(response) };
}

/** One request with any host name and method; the caller may leave its answer unread. */
export async function ask(address: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  const start = address.startsWith("https:") ? requestSecure : requestPlain;
  const request = start(address, { agent: false, ...insecure, ...options });
  request.end();
  return responseOf(request);
}

async function responseOf(request: ReturnType<typeof get>): Promise<IncomingMessage> {
  const [response] = await once(request, "response");
  return response;
}

/** The protocol agreed upon, and a page that came over it. */
export async function fetchOverHttp2(port: number, path: string) {
  const session = connectSession(`https://localhost:${port}`, insecure);
  try {
    const stream = session.request({ ":path": path });
    const [headers] = await once(stream, "response");
    return { protocol: session.alpnProtocol, headers, body: await text(stream) };
  } finally {
    session.close();
  }
}

/** Begins a download; the returned function reads the rest, so that a test can act in between. */
export async function beginDownload(port: number, path: string): Promise<() => Promise<number>> {
  const response = await ask(`https://localhost:${port}${path}`);
  return async () => (await buffer(response)).length;
}

/** Visitors who ask without pause, on kept and on new connections, until they are told to stop. */
export function startVisitors(port: number, paths: readonly string[]) {
  const answers: Answer[] = [];
  const errors: unknown[] = [];
  let isOver = false;
  async function visit(agent: Agent | false, first: number) {
    for (let turn = first; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      await fetchPage(port, path, agent).then(
        (answer) => answers.push(answer),
        (error) => errors.push(error),
      );
    }
    if (agent) agent.destroy();
  }
  const visitors = Array.from({ length: 6 }, (_, index) =>
    visit(index % 2 === 0 && new Agent({ keepAlive: true, maxSockets: 1 }), index),
  );
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { answers, errors };
  };
}
