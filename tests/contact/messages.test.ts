import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../deploy/receiver/store.ts";
import { message, messagesFolder, programs, runTool } from "./reference-receiver.ts";

/** A folder with two messages. */
function filledFolder(): string {
  const folder = messagesFolder();
  const store = openStore(folder, expect.unreachable);
  store.add({ id: "first", ...message, company: "Engines" }, new Date("2026-11-17T05:01:00Z"));
  store.add({ id: "second", ...message, name: "Grace" }, new Date("2026-11-18T06:00:00Z"));
  return folder;
}

it("shows to people what waits, oldest first, and how to mark it", () => {
  const folder = filledFolder();
  const { stdout } = runTool(folder);
  expect(stdout).toMatch(
    /17 Nov 2026 05:01.*Ada.*ada@company\.com.*Engines.*\n +there, ā\n.*Grace/s,
  );
  expect(stdout).not.toMatch(/[{}\\]/);
  const [, ...words] = /node messages\.js (\w+) (\w+)/.exec(stdout) ?? [];
  expect(words).toEqual(["done", "first"]);
  expect(runTool(folder, words).stdout).toMatch(/done.*first/);
  expect(runTool(folder).stdout).not.toContain("Ada");
  expect(runTool(folder, ["all"]).stdout).toMatch(/Ada.*Done.*Grace/s);
});

it("shows to machines one object a line", () => {
  const folder = filledFolder();
  runTool(folder, ["done", "second"]);
  const read = (...words: string[]) =>
    runTool(folder, [...words, "--json"])
      .stdout.trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  expect(read()).toMatchObject([{ id: "first", ...message, company: "Engines" }]);
  expect(read("all")).toMatchObject([
    { id: "first" },
    { id: "second", handledAt: expect.any(String) },
  ]);
});

it("deletes a message with its marks, and says so", () => {
  const folder = filledFolder();
  runTool(folder, ["done", "first"]);
  expect(runTool(folder, ["delete", "first", "no-such-id", "../second"])).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^Deleted.*first\n$/),
    stderr: "Not found: no-such-id\nNot found: ../second\n",
  });
  expect(existsSync(join(folder, "first.done"))).toBe(false);
});

it("names a folder that is not there, and makes none", () => {
  const folder = messagesFolder();
  expect(runTool(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining(folder) });
  expect(existsSync(folder)).toBe(false);
});

it.each(["done", "mail -oQ/tmp"])("shows how it is called to who calls it %s", (words) => {
  expect(runTool(filledFolder(), words.split(" "))).toMatchObject({ status: 2, stdout: "" });
});

it("mails each message once, by the line for cron in the documentation", () => {
  const docs = readFileSync(join(programs, "../../docs/contact-endpoint.md"), "utf8");
  const [, path = "", line = ""] = /^PATH=(.+)\n.*\n[*/\d]+(?: \*){4} root (.+)$/m.exec(docs) ?? [];
  expect(path.split(":")).toContain("/usr/sbin");
  const folder = filledFolder();
  const bin = dirname(folder);
  const command = line.replace(
    "/opt/adyakshar-receiver/messages.js",
    join(programs, "messages.ts"),
  );
  const env = { MESSAGES: folder, PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin` };
  const run = () => spawnSync("sh", ["-c", command], { env, encoding: "utf8" });
  const outbox = join(bin, "outbox");

  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^[^\n]*sendmail[^\n]*\n$/),
  });
  const sendmail = `#!/bin/sh\n[ -d "${outbox}" ] || { echo no queue >&2; exit 75; }\ncat >"${outbox}/$$.$2"\n`;
  writeFileSync(join(bin, "sendmail"), sendmail, { mode: 0o755 });
  expect(run()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^[^\n]*no queue[^\n]*\n$/),
  });
  mkdirSync(outbox);
  expect(run()).toMatchObject({ status: 0, stdout: "", stderr: "" });
  const mails = spawnSync("sh", ["-c", `cd "${outbox}" && ls *you@your.domain && cat *`], {
    encoding: "utf8",
  });
  expect(mails.stdout.match(/^To: you@your\.domain\nReply-To: ada@company\.com$/gm)).toHaveLength(
    2,
  );
  const bodies = mails.stdout
    .split("\n\n")
    .slice(1)
    .map((text) => atob(text.split("To:")[0] ?? ""));
  expect(bodies.join("")).toMatch(/Ada.*Grace/s);
  rmSync(outbox, { recursive: true });
  expect(run()).toMatchObject({ status: 0, stderr: "" });
});
