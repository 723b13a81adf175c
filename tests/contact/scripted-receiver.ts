import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";

type Answer = (response: ServerResponse) => void;

export interface Receiver {
  endpoint: string;
  /** The bodies that arrived, in order. */
  received: unknown[];
  headers: IncomingMessage["headers"][];
  /** Ends the connections that it holds, and every one that is tried from now on. */
  disappear: () => Promise<void>;
}

/** A real server on loopback. It gives its answers in order and repeats the last one. */
export async function startReceiver(...answers: readonly [Answer, ...Answer[]]): Promise<Receiver> {
  const received: unknown[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer(async (request, response) => {
    const answer = answers[Math.min(received.length, answers.length - 1)] ?? answers[0];
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(JSON.parse(Buffer.concat(chunks).toString()));
    headers.push(request.headers);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  async function disappear() {
    // Its port stays taken: another test's receiver would else get it, and what is still sent here.
    server.unref().prependListener("connection", (socket: Socket) => socket.destroy());
    server.closeAllConnections();
  }

  return { endpoint: `http://127.0.0.1:${port}/messages`, received, headers, disappear };
}

export const accept: Answer = (response) => response.writeHead(202).end();

export const refuse =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

export const stall: Answer = () => {};

export const hangUp: Answer = (response) => response.destroy();
