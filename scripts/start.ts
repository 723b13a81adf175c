import { spawn } from "node:child_process";
import { once } from "node:events";
import { ensurePortIsFree, readAddress } from "#server/address.ts";

const address = readAddress(process.env);
// Asked before the build, so that nobody waits for one that cannot be served.
await ensurePortIsFree(address);

console.log("Building the site (some seconds) ...");
const build = spawn("npm", ["run", "--silent", "build"], {
  stdio: ["ignore", "pipe", "inherit"],
  // On Windows npm is a batch file.
  shell: process.platform === "win32",
});
const output: Buffer[] = [];
build.stdout.on("data", (chunk) => output.push(chunk));
const [code] = await once(build, "exit");
if (code !== 0) {
  process.stdout.write(Buffer.concat(output));
  console.error("The build failed: see above.");
  process.exit(1);
}

await import("#server/main.ts");
