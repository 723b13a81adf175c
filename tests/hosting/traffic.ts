import { once } from "node:events";
import { get as getPlain } from "node:http";
import { connect as connectSession } from "node:http2";
import { Agent, get as getSecure, request as startRequest } from "node:https";

export interface Answer {
  path: string;
  status: number | undefined;
  policy: string | undefined;
  body: string;
}

const insecure = { rejectUnauthorized: false } as const;

/** One GET over TLS. A kept connection that closes under the request is opened anew once, as browsers do. */
export function fetchPage(port: number, path: string, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = getSecure(
      { host: "localhost", port, path, agent, ...insecure },
      async (response) => {
        const { statusCode: status, headers } = response;
        try {
          const body = await textOf(response);
          resolve({ path, status, policy: headers["content-security-policy"]?.toString(), body });
        } catch (error) {
          reject(error);
        }
      },
    );
    request.on("error", (error) => {
      if (!request.reusedSocket) return reject(error);
      fetchPage(port, path).then(resolve, reject);
    });
  });
}

/** Where an address leads under a name, and what the server says of itself. */
export async function redirectOf(address: string, host: string) {
  const get = address.startsWith("https:") ? getSecure : getPlain;
  const names = { headers: { Host: host }, servername: host };
  const request = get(address, { agent: false, ...names, ...insecure });
  const [response] = await once(request, "response");
  response.resume();
  const { location = "", server = "" } = response.headers;
  return { location, server };
}

/** The status with which a path answers a form. */
export async function postTo(port: number, path: string): Promise<number | undefined> {
  const request = startRequest({
    host: "localhost",
    port,
    path,
    method: "POST",
    agent: false,
    ...insecure,
  });
  request.end("name=Ada");
  const [response] = await once(request, "response");
  response.resume();
  return response.statusCode;
}

/** The protocol agreed upon, and a page that came over it. */
export async function fetchOverHttp2(port: number, path: string) {
  const session = connectSession(`https://localhost:${port}`, insecure);
  try {
    const stream = session.request({ ":path": path });
    const [headers] = await once(stream, "response");
    return { protocol: session.alpnProtocol, headers, body: await textOf(stream) };
  } finally {
    session.close();
  }
}

/** Begins a download, and ends it when asked to: what lies between happens while it is in flight. */
export async function beginDownload(port: number, path: string): Promise<() => Promise<number>> {
  const request = getSecure({ host: "localhost", port, path, agent: false, ...insecure });
  const [response] = await once(request, "response");
  return async () => {
    let bytes = 0;
    for await (const chunk of response) bytes += chunk.length;
    return bytes;
  };
}

/** Visitors who ask without pause, on kept and on new connections, until they are told to stop. */
export function startVisitors(port: number, paths: readonly string[]) {
  const answers: Answer[] = [];
  const lost: unknown[] = [];
  let isOver = false;
  async function visit(agent: Agent | undefined, first: number) {
    for (let turn = first; !isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? "/";
      await fetchPage(port, path, agent).then(
        (answer) => answers.push(answer),
        (error) => lost.push(error),
      );
    }
    agent?.destroy();
  }
  const visitors = Array.from({ length: 6 }, (_, index) =>
    visit(index % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : undefined, index),
  );
  return async () => {
    isOver = true;
    await Promise.all(visitors);
    return { answers, lost };
  };
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}
