// It is plain JavaScript, so that an older Node can say which one the sources need.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const needed = engines.node.slice(">=".length);
const current = process.versions.node;
if (current.localeCompare(needed, "en", { numeric: true }) < 0) {
  process.stderr.write(`These sources need Node ${needed} or later; this is Node ${current}.\n`);
  process.exitCode = 1;
}
