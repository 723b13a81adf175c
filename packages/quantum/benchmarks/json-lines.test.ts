import { expect, it } from "vitest";
import { jsonLines } from "./json-lines.ts";

async function printed(script: string): Promise<unknown[]> {
  const found = [];
  for await (const value of jsonLines(process.execPath, ["-e", script], "")) found.push(value);
  return found;
}

it("takes what a program prints only if the program came to its end", async () => {
  const print = "console.log('[1]\\n[2]');";
  expect(await printed(print)).toEqual([[1], [2]]);
  await expect(printed(`${print} process.exitCode = 3;`)).rejects.toThrow("ended with 3");
});
