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
  /** Ends the connections that it holds, and every one that is tried from now on. */
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
