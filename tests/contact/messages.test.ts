import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "./reference-receiver.ts";

const program = join(import.meta.dirname, "../../deploy/receiver/messages.ts");

function messagesFolder(): string {
  const { messages, remove } = temporaryFolder();
  onTestFinished(remove);
  return messages;
}

const run = (folder: string, ...words: string[]) =>
  spawnSync(process.execPath, [program, ...words], {
    encoding: "utf8",
    env: { ...process.env, MESSAGES: folder },
  });

it("names a folder that is not there, and makes none", () => {
  const folder = messagesFolder();
  const { status, stderr } = run(folder);
  expect(status).toBe(1);
  expect(stderr).toContain(folder);
  expect(existsSync(folder)).toBe(false);
});

it("leaves alone what a running receiver is writing", () => {
  const folder = messagesFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, ".half-written"), "{");
  expect(run(folder, "export")).toMatchObject({ status: 0, stdout: "" });
  expect(readdirSync(folder)).toEqual([".half-written"]);
});

it("says of an id that is not there that it was not found", () => {
  const folder = messagesFolder();
  mkdirSync(folder);
  expect(run(folder, "delete", "no-such-id")).toMatchObject({
    status: 1,
    stderr: "Not found: no-such-id\n",
  });
});
