import { spawnSync } from "node:child_process";

/** Where the benchmarks put what the documents report; its files are tracked. */
const data = "app/documents/data";

/** Names the tracked files that a benchmark has written anew: they are the owner's to keep or to take back. */
export function sayRewritten(): void {
  const { stdout } = spawnSync("git", ["diff", "--stat", "--", data], { encoding: "utf8" });
  console.log(
    stdout
      ? `Tracked files that differ now from the last commit:\n${stdout}To take them back: git checkout -- ${data}`
      : "No tracked file was rewritten.",
  );
}
