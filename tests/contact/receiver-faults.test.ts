import { expect, it, onTestFinished } from "vitest";
import { openStore } from "../../deploy/receiver/store.ts";
import { post, startProcess, temporaryFolder } from "./reference-receiver.ts";

const message = (id: string, length = 20) => ({
  id,
  name: "Ada",
  email: "ada@company.com",
  company: "",
  message: "x".repeat(length),
});

function messagesFolder() {
  const { messages, remove } = temporaryFolder();
  onTestFinished(remove);
  return messages;
}

/** Sends until the receiver is gone; returns the ids of what it said it has. */
async function sendUntilGone(endpoint: string, round: number, onAccepted: (count: number) => void) {
  const accepted: string[] = [];
  async function sender(lane: number) {
    for (let turn = 0; ; turn += 1) {
      const id = `${round}-${lane}-${turn}`;
      const response = await post(endpoint, message(id)).catch(() => null);
      if (response === null) return;
      if (!response.ok) continue;
      accepted.push(id);
      onAccepted(accepted.length);
    }
  }
  await Promise.all([0, 1, 2, 3].map(sender));
  return accepted;
}

function storedIds(folder: string): Set<string> {
  return new Set(
    openStore(folder)
      .all()
      .map(({ id }) => id),
  );
}

it("killed while it writes, it has every message that it accepted", async () => {
  const folder = messagesFolder();
  const accepted: string[] = [];
  for (const [round, after] of [3, 11, 20].entries()) {
    const receiver = await startProcess(folder);
    let killed: Promise<unknown> | undefined;
    const ids = await sendUntilGone(receiver.endpoint, round, (count) => {
      if (count >= after) killed ??= receiver.end("SIGKILL");
    });
    await killed;
    accepted.push(...ids);
    expect([...storedIds(folder)]).toEqual(expect.arrayContaining(accepted));
  }
  expect(accepted.length).toBeGreaterThanOrEqual(3 + 11 + 20);
});

it("on a full disk it refuses for the time being, keeps what it has, and takes the rest later", async () => {
  const folder = messagesFolder();
  // Blocks of 512 bytes: no file can be larger than 10 kB, as if the disk ended there.
  const full = await startProcess(folder, "ulimit -f 20");
  expect((await post(full.endpoint, message("small"))).status).toBe(201);
  const refused = await post(full.endpoint, message("large", 15_000));
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await post(full.endpoint, { ...message("bad"), email: "" })).status).toBe(400);
  await full.end("SIGTERM");
  expect(storedIds(folder)).toEqual(new Set(["small"]));

  const later = await startProcess(folder);
  expect((await post(later.endpoint, message("large", 15_000))).status).toBe(201);
  expect((await post(later.endpoint, message("small"))).status).toBe(200);
  await later.end("SIGTERM");
  expect(storedIds(folder)).toEqual(new Set(["small", "large"]));
});

it("asked to stop, it finishes what it has begun and ends without an error", async () => {
  const folder = messagesFolder();
  const receiver = await startProcess(folder);
  expect((await post(receiver.endpoint, message("one"))).status).toBe(201);
  expect(await receiver.end("SIGTERM")).toBe(0);
  expect(storedIds(folder)).toEqual(new Set(["one"]));
});
