import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** What a program prints, a JSON value a line, as it comes; throws at its end where it failed. */
export async function* jsonLines(program: string, args: readonly string[], input: string) {
  const child = spawn(program, args, { stdio: ["pipe", "pipe", "inherit"] });
  const closed = once(child, "close");
  child.stdin.end(input);
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line);
  const [code] = await closed;
  if (code !== 0) throw new Error(`${program} ended with ${code}: what it printed is not all`);
}
