import { DatabaseSync } from "node:sqlite";
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

function database() {
  const { file, remove } = temporaryFolder();
  onTestFinished(remove);
  return file;
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

function storedIds(file: string): Set<string> {
  const reader = new DatabaseSync(file, { readOnly: true });
  expect(reader.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  reader.close();
  const store = openStore(file);
  const ids = store.unhandled().map(({ id }) => id);
  store.close();
  return new Set(ids);
}

it("killed while it writes, it has every message that it accepted", async () => {
  const file = database();
  const accepted: string[] = [];
  for (const [round, after] of [3, 11, 20].entries()) {
    const receiver = await startProcess(file);
    let killed: Promise<unknown> | undefined;
    const ids = await sendUntilGone(receiver.endpoint, round, (count) => {
      if (count >= after) killed ??= receiver.end("SIGKILL");
    });
    await killed;
    accepted.push(...ids);
    expect([...storedIds(file)]).toEqual(expect.arrayContaining(accepted));
  }
  expect(accepted.length).toBeGreaterThanOrEqual(3 + 11 + 20);
});

it("on a full disk it refuses for the time being, keeps what it has, and takes the rest later", async () => {
  const file = database();
  // Blocks of 512 bytes: the database file cannot grow past 100 kB, as if the disk ended there.
  const full = await startProcess(file, "ulimit -f 200");
  const accepted: string[] = [];
  let refused: Response | undefined;
  for (let turn = 0; turn < 40 && refused === undefined; turn += 1) {
    const response = await post(full.endpoint, message(`full-${turn}`, 15_000));
    if (response.ok) accepted.push(`full-${turn}`);
    else refused = response;
  }
  expect(accepted.length).toBeGreaterThan(0);
  expect(refused?.status).toBe(503);
  expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect((await post(full.endpoint, { ...message("bad"), email: "" })).status).toBe(400);
  await full.end("SIGTERM");
  expect(storedIds(file)).toEqual(new Set(accepted));

  const later = await startProcess(file);
  const last = `full-${accepted.length}`;
  expect((await post(later.endpoint, message(last, 15_000))).status).toBe(201);
  expect((await post(later.endpoint, message("full-0", 15_000))).status).toBe(200);
  await later.end("SIGTERM");
  expect(storedIds(file)).toEqual(new Set([...accepted, last]));
});

it("asked to stop, it finishes what it has begun and ends without an error", async () => {
  const file = database();
  const receiver = await startProcess(file);
  expect((await post(receiver.endpoint, message("one"))).status).toBe(201);
  expect(await receiver.end("SIGTERM")).toBe(0);
  expect(storedIds(file)).toEqual(new Set(["one"]));
});
