import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
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
  writeFileSync(join(folder, "broken.json"), "{");
  // Nothing else is on the path: a real sendmail must not be found.
  const bin = dirname(folder);
  symlinkSync(process.execPath, join(bin, "node"));
  const command = line.replace(/\S+messages\.js/, join(programs, "messages.ts"));
  const env = { MESSAGES: folder, PATH: bin };
  const run = () => spawnSync("/bin/sh", ["-c", command], { env, encoding: "utf8" });
  const failure = (word: RegExp) => ({ status: 1, stderr: expect.stringMatching(word) });
  expect(run()).toMatchObject(failure(/^([^\n]*sendmail[^\n]*\n){2}$/));
  const script = (text: string) =>
    writeFileSync(join(bin, "sendmail"), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  script("echo no queue >&2; exit 75");
  expect(run()).toMatchObject(failure(/^([^\n]*no queue[^\n]*\n){2}$/));
  script(`[ -e "${bin}/refused" ] || { : >"${bin}/refused"; exit 75; }\n/bin/cat >>"${bin}/mails"`);
  expect(run()).toMatchObject(failure(/^[^\n]*\n$/));
  for (let time = 0; time < 2; time += 1) {
    expect(run()).toMatchObject({ status: 0, stdout: "", stderr: "" });
    const mails = readFileSync(join(bin, "mails"), "utf8").split(/^To: you@your\.domain\n/m);
    const heads = mails.map((mail) => mail.split("\n")[0]);
    expect(heads).toEqual(["", ...Array(2).fill("Reply-To: ada@company.com")]);
    const texts = mails.map((mail) => atob(mail.split("\n\n")[1] ?? ""));
    expect(texts).toContainEqual(expect.stringMatching(/Ada.*done first/s));
    expect(texts).toContainEqual(expect.stringMatching(/Grace.*done second/s));
  }
});
