import { spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "../../deploy/receiver/store.ts";
import {
  message,
  messagesFolder,
  otherUser,
  post,
  runTool,
  startProcess,
} from "./reference-receiver.ts";

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

it("asked to stop, it finishes what it has begun and ends without an error", async () => {
  const folder = messagesFolder();
  const receiver = await startProcess(folder);
  expect((await post(receiver.endpoint, { id: "one", ...message })).status).toBe(201);
  expect(await receiver.end("SIGTERM")).toBe(0);
  expect(storedIds(folder)).toEqual(["one"]);
});

it("on a full disk it refuses for the time being, keeps what it has, and goes on", async ({
  skip,
}) => {
  const folder = messagesFolder();
  const disk = dirname(folder);
  const options = "size=48k,nr_inodes=12,mode=777";
  const mount = spawnSync("mount", ["-t", "tmpfs", "-o", options, "disk", disk]);
  skip(mount.status !== 0, "only root can mount a small disk, and not everywhere");
  onTestFinished(() => void spawnSync("umount", [disk]));
  const receiver = await startProcess(folder);
  const large = (id: string) =>
    post(receiver.endpoint, { id, ...message, message: "x".repeat(19_000) });
  expect((await large("1")).status).toBe(201);
  expect((await large("2")).status).toBe(201);
  const refused = await large("3");
  expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([503, 20]);
  expect((await large("1")).status).toBe(200);
  const fillers = Array.from({ length: 12 }, (_, index) => join(disk, `${index}`));
  for (const file of fillers) spawnSync("touch", [file]);
  expect((await post(receiver.endpoint, { id: "4", ...message })).status).toBe(503);
  expect(runTool(folder, ["done", "1"])).toMatchObject({ status: 1, stderr: oneSentence("full") });
  const restarted = await startProcess(folder);
  expect(restarted.output()).toContain("Taking");
  for (const file of fillers) rmSync(file, { force: true });
  expect((await post(receiver.endpoint, { id: "4", ...message })).status).toBe(201);
  expect(runTool(folder, ["delete", "1"]).status).toBe(0);
  expect((await large("3")).status).toBe(201);
  expect(await receiver.end("SIGTERM")).toBe(0);
  expect(storedIds(folder).sort()).toEqual(["2", "3", "4"]);
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

describe("in its folder", () => {
  it("a message that root has marked stays the receiver's, until it is too old", async ({
    skip,
  }) => {
    skip(!otherUser, "only root can run a program as another user, who must be able to read it");
    const folder = messagesFolder();
    const first = await startProcess(folder);
    await post(first.endpoint, { id: "new", ...message });
    const old = openStore(folder, () => {});
    old.add({ id: "old", ...message }, new Date("2020-01-01"));
    chownSync(join(folder, "old.json"), otherUser?.uid ?? 0, otherUser?.gid ?? 0);
    expect(runTool(folder, ["done", "new", "old"])).toMatchObject({ status: 0, stderr: "" });
    expect((await post(first.endpoint, { id: "new", ...message })).status).toBe(200);
    await first.end("SIGTERM");

    const second = await startProcess(folder);
    expect((await post(second.endpoint, { id: "new", ...message })).status).toBe(200);
    expect(second.output()).not.toContain("Cannot");
    expect(readdirSync(folder).sort()).toEqual(["new.done", "new.json"]);
  });

  it("what is broken or not its own is named and left alone", async () => {
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
    if (otherUser) {
      writeFileSync(join(folder, "roots.json"), JSON.stringify({ id: "roots", ...old }), {
        mode: 0o600,
      });
      before.push("roots.json");
    }

    const second = await startProcess(folder);
    expect((await post(second.endpoint, { id: "next", ...message })).status).toBe(201);
    // Its name is taken, as if by another process at the same moment, so the answer must not say that it is stored.
    expect((await post(second.endpoint, { id: "link", ...message })).status).toBe(503);
    expect(readdirSync(folder).sort()).toEqual([...before, "next.json"].sort());
    const unreadable = ["broken", "d", "empty", "foreign", "link", "renamed"].map(
      (name) => `${name}.json`,
    );
    for (const name of unreadable) expect(second.output()).toContain(`Cannot read "${name}"`);
    if (otherUser) expect(second.output()).toContain('Cannot read "roots.json"');
    const { status, stdout, stderr } = runTool(folder, ["--json"]);
    expect(stdout).toMatch(/"good".*\n.*"next".*\n$/s);
    expect(status).toBe(1);
    expect([...stderr.matchAll(/^.*?"(.*?)"/gm)].map(([, name]) => name).sort()).toEqual(
      unreadable,
    );
  });
});
