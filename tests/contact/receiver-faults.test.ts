import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../deploy/receiver/store.ts";
import { message, messagesFolder, post, runTool, startProcess } from "./receiver-support.ts";

/** Sends until the receiver is gone, and returns the ids that it accepted. */
async function sendUntilGone(endpoint: string, round: number, onAccepted: (count: number) => void) {
  const accepted: string[] = [];
  async function sender(lane: number) {
    for (let turn = 0; ; turn += 1) {
      const id = `${round}-${lane}-${turn}`;
      const response = await post(endpoint, { id, ...message }).catch(() => null);
      if (response === null) return;
      if (response.ok) onAccepted(accepted.push(id));
    }
  }
  await Promise.all([0, 1, 2, 3].map(sender));
  return accepted;
}

/** Throws at a file that cannot be read. */
function storedIds(folder: string): string[] {
  const messages = openStore(folder, expect.unreachable).all();
  return messages.map(({ id }) => id);
}

it("killed while it writes, it has every message that it accepted, whole", async () => {
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
    expect(storedIds(folder)).toEqual(expect.arrayContaining(accepted));
  }
  expect(accepted.length).toBeGreaterThanOrEqual(3 + 11 + 20);
});

it("begins with deleting what is too old; asked to stop, it finishes what it has begun and ends without an error", async () => {
  const folder = messagesFolder();
  openStore(folder, expect.unreachable).add({ id: "old", ...message }, new Date("2020-01-01"));
  const receiver = await startProcess(folder);
  expect((await post(receiver.endpoint, { id: "one", ...message })).status).toBe(201);
  expect(await receiver.end("SIGTERM")).toBe(0);
  expect(storedIds(folder)).toEqual(["one"]);
});

const oneSentence = (word: string) =>
  expect.stringMatching(new RegExp(`^[^\\n]*${word}[^\\n]*\\.\\n$`));

it("says in one sentence what it cannot start with", async () => {
  const folder = messagesFolder();
  const { port } = await startProcess(folder);
  const cases: [Record<string, string>, string, number][] = [
    [{ PORT: port }, port, 1],
    [{ MESSAGES: "/dev/null" }, "/dev/null", 1],
    [{ PORT: "http" }, "PORT", 2],
    [{ KEEP_DAYS: "" }, "KEEP_DAYS", 2],
    [{ SITE_ORIGIN: "site.test" }, "SITE_ORIGIN", 2],
  ];
  const starts = cases.map(async ([settings, word, code]) => {
    const { output, end } = await startProcess(folder, settings);
    expect([output(), await end("SIGTERM")]).toEqual([oneSentence(word), code]);
  });
  await Promise.all(starts);
});

it("what is broken or not its own in its folder is named and left alone", async () => {
  const folder = messagesFolder();
  const first = await startProcess(folder);
  await post(first.endpoint, { id: "good", ...message });
  await first.end("SIGKILL");
  const uuid = "00000000-0000-4000-8000-000000000000";
  for (const name of ["d.json", ".Trash", `.${uuid}`]) mkdirSync(join(folder, name));
  const old = { ...message, receivedAt: "2020-01-01T00:00:00.000Z" };
  const files = {
    "broken.json": '{"id":',
    "empty.json": "",
    "foreign.json": '{"receivedAt":"2020-01-01"}',
    "renamed.json": JSON.stringify({ id: "other", ...old }),
    "good.json~": "",
    ".owner": "",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  symlinkSync("nowhere", join(folder, "link.json"));
  const before = readdirSync(folder);
  writeFileSync(join(folder, `.${uuid.replace("4", "5")}`), "half");

  const second = await startProcess(folder);
  expect((await post(second.endpoint, { id: "next", ...message })).status).toBe(201);
  // Its name is taken, as if by another process at the same moment, so the answer must not say that it is stored.
  expect((await post(second.endpoint, { id: "link", ...message })).status).toBe(503);
  expect(readdirSync(folder).sort()).toEqual([...before, "next.json"].sort());
  const unreadable = ["broken", "d", "empty", "foreign", "link", "renamed"].map(
    (name) => `${name}.json`,
  );
  for (const name of unreadable) expect(second.output()).toContain(`Cannot read "${name}"`);
  const { status, stdout, stderr } = runTool(folder, ["--json"]);
  expect(stdout).toMatch(/"good".*\n.*"next".*\n$/s);
  expect(status).toBe(1);
  expect([...stderr.matchAll(/^.*?"(.*?)"/gm)].map(([, name]) => name).sort()).toEqual(unreadable);
});
