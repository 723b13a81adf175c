import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { builtPaths, builtRoot } from "../support/built-site.ts";
import { isLeftOut, requireProgram } from "../support/programs.ts";

const validator = resolve("node_modules/vnu-jar/build/dist/vnu.jar");

interface VnuMessage {
  type: "error" | "info" | "non-document-error";
  subType?: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/** Ignores remarks on style sheets, because its CSS checker knows neither @property nor @container nor anchors. */
const aboutStyles = "CSS: .*";

/** It runs only for seconds, so compiling it thoroughly would take longer than it saves. */
const quickJava = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];

it.skipIf(isLeftOut("the HTML validator"))("the W3C validator finds no error in any page", () => {
  const options = ["--format", "json", "--skip-non-html", "--filterpattern", aboutStyles];
  const run = spawnSync(
    requireProgram("java"),
    [...quickJava, "-Xss4m", "-jar", validator, ...options, builtRoot],
    {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    },
  );
  const { messages } = JSON.parse(run.stderr) as { messages: VnuMessage[] };
  expect(builtPaths.length).toBeGreaterThan(0);
  const warnings = messages.filter(({ type }) => type === "info");
  for (const line of summary(warnings)) console.log(`Warning: ${line}`);
  expect(summary(messages.filter(({ type }) => type !== "info"))).toEqual([]);
});

/** One line for each kind of message, with the first page that has it. */
function summary(messages: readonly VnuMessage[]): string[] {
  return [...new Set(messages.map(({ message }) => message))].map((kind) => {
    const [first, ...others] = messages.filter(({ message }) => message === kind);
    const page = first.url.split(`${builtRoot}/`).at(-1);
    return `${kind} ${first.extract?.replace(/\s+/g, " ") ?? ""} (${page}, and ${others.length} more)`;
  });
}
