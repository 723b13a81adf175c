import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { deliveryMutation, type Submission } from "./delivery.ts";

const message = {
  name: "Ada",
  email: "ada@company.com",
  company: "",
  message: "Two lines\nand “marks”: ā",
};
const submission: Submission = { id: "one", typed: message, message, isTrapped: false };

type Respond = (response: ServerResponse) => unknown;

const refuse =
  (status: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(status, headers).end();
const accept = refuse(202);
const hangUp: Respond = (response) => response.destroy();

/** A server that gives its answers in order and repeats the last one, and lists what has arrived. */
async function receiver(...answers: Respond[]) {
  const received: unknown[] = [];
  const headers: IncomingMessage["headers"][] = [];
  const server = createServer(async (request, response) => {
    const answer = answers[received.length] ?? answers.at(-1);
    received.push(await json(request));
    headers.push(request.headers);
    answer?.(response);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/messages`, received, headers };
}

/** Runs the mutation as the form does; `waits` collects the pauses that it asked for, without sleeping. */
async function send(endpoint: string) {
  const client = new QueryClient();
  const waits: number[] = [];
  const options = deliveryMutation(endpoint);
  const mutation = client.getMutationCache().build(client, {
    ...options,
    retry: (failures: number, error: Error) => {
      const again = options.retry(failures, error);
      if (again) waits.push(options.retryDelay(failures, error));
      return again;
    },
    retryDelay: 0,
  });
  const error = await mutation.execute(submission).then(
    () => null,
    (reason: unknown) => reason,
  );
  client.clear();
  return { error, waits };
}

describe("a message", () => {
  it("arrives once, as JSON, with nothing of the visitor's besides", async () => {
    const { endpoint, received, headers } = await receiver(accept);
    expect(await send(endpoint)).toEqual({ error: null, waits: [] });
    expect(received).toEqual([{ id: "one", ...message }]);
    expect(headers[0]).toMatchObject({ "content-type": "application/json" });
    expect(headers[0]).not.toHaveProperty("cookie");
  });

  const busy = refuse(429, { "Retry-After": "7" });
  const vague = refuse(503, { "Retry-After": "Thu, 01 Jan 2026 00:00:05 GMT" });
  const closed = refuse(503, { "Retry-After": "3600" });

  it.each([
    ["until it is accepted, with longer waits", [refuse(500), refuse(503), accept], [1_000, 2_000]],
    ["after a connection that breaks", [hangUp, accept], [1_000]],
    ["when a busy receiver asks for it", [busy, accept], [7_000]],
    ["when a busy receiver names no seconds", [vague, accept], [1_000]],
  ])("is sent again under the same id %s", async (_, answers, waits) => {
    const { endpoint, received } = await receiver(...answers);
    expect(await send(endpoint)).toEqual({ error: null, waits });
    expect(received).toEqual(Array(answers.length).fill({ id: "one", ...message }));
  });

  it.each([
    ["where it is refused", refuse(400), { isFinal: true }, []],
    ["where it must wait for too long", closed, { isFinal: false }, []],
    ["after the last attempt", refuse(500), { isFinal: false }, [1_000, 2_000, 4_000]],
  ])("is given up %s", async (_, answer, refusal, waits) => {
    const { endpoint, received } = await receiver(answer);
    expect(await send(endpoint)).toEqual({ error: expect.objectContaining(refusal), waits });
    expect(received).toHaveLength(waits.length + 1);
  });

  it("does not wait for a receiver that stalls", async () => {
    // The first attempt's clock runs out as soon as the receiver has the request.
    const clock = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(clock.signal);
    onTestFinished(() => timeout.mockRestore());
    const expire = () => clock.abort(new DOMException("Timed out", "TimeoutError"));
    const { endpoint, received } = await receiver(expire, accept);
    expect(await send(endpoint)).toEqual({ error: null, waits: [1_000] });
    expect(received).toHaveLength(2);
    expect(timeout.mock.calls).toEqual([[10_000], [10_000]]);
  });
});
