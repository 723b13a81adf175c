import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { json } from "node:stream/consumers";

type Answer = (response: ServerResponse) => void;

export interface Receiver {
  endpoint: string;
  /** The bodies that arrived, in order. */
  received: unknown[];
  headers: IncomingMessage["headers"][];
  /** Ends all open connections and every new one. */
  disappear: () => Promise<void>;
}

/** A real server on loopback. It gives its answers in order and repeats the last one. */
export async function startReceiver(...answers: Answer[]): Promise<Receiver> {
  const received: unknown[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer(async (request, response) => {
    const answer = answers[received.length] ?? answers.at(-1);
    received.push(await json(request));
    headers.push(request.headers);
    answer?.(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;

  async function disappear() {
    // The port stays taken, so that no other test's receiver gets what is still sent here.
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

export const hangUp: Answer = (response) => response.destroy();
