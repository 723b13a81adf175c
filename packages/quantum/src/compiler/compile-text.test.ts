import { expect, it } from "vitest";
import { parseDynamic } from "../qasm/parse.ts";
import { range } from "../range.ts";
import { compileText, type Progress } from "./compile-text.ts";
import { line } from "./coupling.ts";

const head = 'include "stdgates.inc"; qubit[3] q; bit[3] c; ';
const programs = {
  circuit: `${head} h q[0]; cx q[0], q[2]; c = measure q;`,
  "branches and input": `input float t; ${head} h q[0]; c[0] = measure q[0]; if (c[0]) { rx(t) q[1]; cx q[1], q[2]; }`,
  "physical qubits": 'include "stdgates.inc"; bit c; h $0; cx $0, $2; c = measure $2;',
};

it.each(Object.entries(programs))("compiles %s by one call", async (_, source) => {
  const heard: Progress[] = [];
  const compiled = await compileText(source, "line-3", {
    inputs: { t: 0.5 },
    onProgress: (progress) => heard.push(progress),
  });
  expect(compiled.verdict).toBe("proved");
  expect(heard).toEqual(["reading", "compiling", "verifying", "comparing"]);
  expect(compiled.qasm.match(/^ *cx /gm)).toHaveLength(compiled.counts.twoQubit);
  expect(compiled.stages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["written", "merged"]),
  );
  for (const { qasm } of compiled.stages) expect(() => parseDynamic(qasm)).not.toThrow();
});

it("is rejected with the signal's reason before its next step", async () => {
  const controller = new AbortController();
  const compiled = compileText(programs.circuit, line(3), {
    signal: controller.signal,
    onProgress: (progress) => {
      if (progress === "verifying") controller.abort(new Error("enough"));
    },
  });
  await expect(compiled).rejects.toThrow("enough");
});

it("is rejected in the middle of its trials", async () => {
  const controller = new AbortController();
  const pairs = range(600).map((k) => `cx q[${(7 * k) % 24}], q[${(7 * k + 1 + (k % 11)) % 24}];`);
  const heard: Progress[] = [];
  const compiled = compileText(
    `include "stdgates.inc"; qubit[24] q; ${pairs.join(" ")}`,
    "line-24",
    {
      level: "thorough",
      signal: controller.signal,
      onProgress: (progress) => {
        heard.push(progress);
        if (progress === "compiling") setTimeout(() => controller.abort(new Error("enough")), 50);
      },
    },
  );
  await expect(compiled).rejects.toThrow("enough");
  expect(heard).toEqual(["reading", "compiling"]);
});
