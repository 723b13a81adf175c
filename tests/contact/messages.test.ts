import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { openStore } from "../../deploy/receiver/store.ts";
import { message, messagesFolder, programs, runTool } from "./receiver-support.ts";

const firstId = "1c8a44f0-1111-4111-8111-111111111111";

/** A folder with two messages. */
function filledFolder(): string {
  const folder = messagesFolder();
  const store = openStore(folder, expect.unreachable);
  store.add({ id: firstId, ...message, company: "Engines" }, new Date("2026-11-17T05:01:00Z"));
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
  const [, ...words] = /node messages\.js (\w+) ([\w-]+)/.exec(stdout) ?? [];
  expect(words).toEqual(["done", "1c8a44f0"]);
  expect(runTool(folder, words).stdout).toContain(firstId);
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
  expect(read()).toMatchObject([{ id: firstId, ...message, company: "Engines" }]);
  expect(read("all")).toMatchObject([
    { id: firstId },
    { id: "second", handledAt: expect.any(String) },
  ]);
});

it("deletes a message with its marks by its first letters, if they name one alone", () => {
  const folder = filledFolder();
  openStore(folder, expect.unreachable).add({ id: "1c8b", ...message }, new Date());
  expect(runTool(folder, ["done", firstId])).toMatchObject({ status: 0, stderr: "" });
  expect(runTool(folder, ["delete", "1c8", "no-such-id", "../second", "1c8a"])).toMatchObject({
    status: 1,
    stdout: `Deleted for good: ${firstId}\n`,
    stderr: expect.stringMatching(/^2 messages.* 1c8\n.*no-such-id\n.*\.\.\/second\n$/),
  });
  expect(readdirSync(folder).sort()).toEqual(["1c8b.json", "second.json"]);
});

it("names a folder that is not there, and makes none", () => {
  const folder = messagesFolder();
  expect(runTool(folder)).toMatchObject({ status: 1, stderr: expect.stringContaining(folder) });
  expect(existsSync(folder)).toBe(false);
});

it.each(["done", "mail -oQ/tmp"])("shows how it is called to who calls it %s", (words) => {
  expect(runTool(filledFolder(), words.split(" "))).toMatchObject({ status: 2, stdout: "" });
});

/** A sendmail of our own, and nothing else on the path: a real one must not be found. */
function mailSystem(folder: string) {
  const bin = dirname(folder);
  symlinkSync(process.execPath, join(bin, "node"));
  const docs = readFileSync(join(programs, "../../docs/contact-endpoint.md"), "utf8");
  const [, path = "", line = ""] = /^PATH=(.+)\n.*\n[*/\d]+(?: \*){4} root (.+)$/m.exec(docs) ?? [];
  expect(path.split(":")).toContain("/usr/sbin");
  const command = line.replace(/\S+messages\.js/, join(programs, "messages.ts"));
  const options = { env: { MESSAGES: folder, PATH: bin }, encoding: "utf8" } as const;
  const mailFile = join(bin, "mails");
  return {
    /** Runs the line for cron of the documentation so many times at once. */
    run: (times = 1) => {
      const job = `(${command}) &\n`.repeat(times - 1);
      return spawnSync("/bin/sh", ["-c", `${job}${command}; code=$?; wait; exit $code`], options);
    },
    script: (text: string) =>
      writeFileSync(join(bin, "sendmail"), `#!/bin/sh\n${text}\n`, { mode: 0o755 }),
    accepting: `mail=$(/bin/cat); /bin/sleep 0.3; echo "$mail" >>"${mailFile}"`,
    mails: () =>
      existsSync(mailFile)
        ? readFileSync(mailFile, "utf8").split(/^(?=To: you@your\.domain\n)/m)
        : [],
  };
}

const failure = (word: RegExp) => ({ status: 1, stderr: expect.stringMatching(word) });

it("mails each message once, also where runs overlap", () => {
  const folder = filledFolder();
  writeFileSync(join(folder, "broken.json"), "{");
  const { run, script, accepting, mails } = mailSystem(folder);
  expect(run()).toMatchObject(failure(/^([^\n]*sendmail[^\n]*\n){2}$/));
  script("echo no queue >&2; exit 75");
  expect(run()).toMatchObject(failure(/^([^\n]*no queue[^\n]*\n){2}$/));
  script(accepting);
  for (let time = 0; time < 2; time += 1) {
    expect(run(3)).toMatchObject({ status: 0, stdout: "", stderr: "" });
    expect(mails()).toHaveLength(2);
  }
  const texts = mails().map((mail) => {
    const [head = "", body = ""] = mail.split("\n\n");
    expect(head).toContain("\nReply-To: ada@company.com\n");
    return atob(body);
  });
  expect(texts).toContainEqual(expect.stringMatching(/Ada.*done 1c8a44f0\n/s));
  expect(texts).toContainEqual(expect.stringMatching(/Grace.*done second\n/s));
});
