import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { randomCircuit } from "../src/circuit/families.ts";
import { expectFits } from "../src/compiler/arbitrary.test-support.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { verify } from "../src/compiler/verify/verify.ts";
import { parseCircuit } from "../src/qasm/parse.ts";
import { print, programOf } from "../src/qasm/print.ts";
import { readBaseProfile } from "../src/qir/read.ts";
import { range } from "../src/range.ts";

const compileFile = path.join(import.meta.dirname, "compile.ts");
const folder = mkdtempSync(path.join(tmpdir(), "compile-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string | undefined, ...options: string[]) {
  const file = path.join(folder, program === undefined ? "missing.qasm" : "program.qasm");
  if (program !== undefined) writeFileSync(file, program);
  return command("", file, ...options);
}

function json(program: string, ...options: string[]) {
  return JSON.parse(run(program, ...options, "--json").stdout);
}

function command(input: string, ...options: string[]) {
  return spawnSync(process.execPath, [compileFile, ...options], {
    encoding: "utf8",
    input,
  });
}

/** A device file of this content. */
function deviceFile(device: unknown): string {
  const file = path.join(folder, "device.json");
  writeFileSync(file, JSON.stringify(device));
  return file;
}

/** A line of the shell that calls the command by its path. */
function shell(line: string) {
  const env = { ...process.env, NODE: process.execPath, COMPILE: compileFile };
  return spawnSync("bash", ["-c", line], { encoding: "utf8", env });
}

const couplings = [
  [0, 1],
  [1, 2],
];
const twistProgram = `OPENQASM 3.0;
include "stdgates.inc";
gate twist(t) a, b { cu(t, 0.2, 0.3, 0.4) a, b; }
qubit[3] q;
bit[3] c;
ccx q[0], q[1], q[2];
barrier q;
twist(pi/3) q[0], q[2];
c = measure q;
`;

describe("compile on the command line", () => {
  it("prints one object with all that the program became", () => {
    const { stdout, status } = run(twistProgram, "--device", "line-4", "--basis", "cz", "--json");
    expect(status).toBe(0);
    const result = JSON.parse(stdout);
    expect(Object.keys(result).join(" ")).toBe(
      "qasm device basis layout output counts verdict notes",
    );
    expect(result.verdict).toBe("proved");
    expect(result.device).toMatchObject({ size: 4, edges: deviceNamed("line-4").edges });
    const { circuit, measurements } = parseCircuit(result.qasm);
    const { layout, output } = result;
    const { verdict } = verify(parseCircuit(twistProgram).circuit, { circuit, layout, output });
    expect(verdict).toBe("proved");
    expect(measurements).toEqual([0, 1, 2].map((bit) => ({ qubit: output[bit], bit })));
    expectFits(circuit.operations, deviceNamed("line-4"), ["cz"]);
  });

  it("prints a program with its layout, and the counts beside it", () => {
    const { stdout, stderr, status } = run(twistProgram, "--edges", "0-1,1-2");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\/\/ layout: q0->\d q1->\d q2->\d$/m);
    expect(stdout).toMatch(/^\/\/ output: q0->\d q1->\d q2->\d$/m);
    expect(stderr).toMatch(/verdict: +proved/);
    expect(stderr).not.toContain("SABRE");
    expect(parseCircuit(stdout).circuit.qubits).toBe(3);
  });

  it("explains itself", () => {
    const { stdout, stderr, status } = command("", "--help");
    expect(status).toBe(0);
    expect(stderr).toBe("");
    for (const part of "device edges device-file basis level layout seed input format output verify seconds baselines json serve".split(
      " ",
    ))
      expect(stdout).toContain(`--${part}`);
    expect(command("", "--version").stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("tells how often no two-qubit gate fails, where a device file has errors", () => {
    const file = deviceFile({ couplings, errors: [0.1, 0.1] });
    const { counts, baselines } = json(twistProgram, "--device-file", file, "--baselines");
    for (const { twoQubit, success } of [counts, baselines.naive, baselines.sabre])
      expect(success).toBeCloseTo(0.9 ** twoQubit, 9);
    const share = (100 * counts.success).toFixed(1);
    const { stderr } = run(twistProgram, "--device-file", file, "--baselines");
    expect(stderr).toContain(
      `compiled:    depth ${counts.depth}, ${counts.twoQubit} cx (${share}%`,
    );
    expect(stderr.match(/% without a fault/g)).toHaveLength(3);
  });

  it("reads standard input, and writes a program that it reads again", () => {
    const first = command(twistProgram, "--device", "line-3");
    const named = command(twistProgram, "-", "--device", "line-3");
    expect(first.status).toBe(0);
    expect(named.stdout).toBe(first.stdout);
    expect(command(first.stdout, "--device", "line-3").status).toBe(0);
  });

  it.each([
    ["comes late", `(sleep 0.4; printf 'qubit q; x q;')`],
    ["is longer than a pipe holds", "yes 'x q;' | head -n 30000 | (printf 'qubit q;'; cat)"],
  ])("reads standard input that %s", (_, producer) => {
    const { stderr, status } = shell(
      `${producer} | "$NODE" "$COMPILE" --device line-1 --level fast`,
    );
    expect(stderr).toMatch(/verdict: +proved/);
    expect(status).toBe(0);
  });

  it("refuses what is too large before it has read it all", () => {
    const { stderr, status } = shell('"$NODE" "$COMPILE" /dev/zero --device line-1');
    expect(stderr).toContain("longer than 8000000 characters");
    expect(status).toBe(1);
  });

  it("says what it is doing, and stops when it has had its time", () => {
    const source = print(programOf(randomCircuit(20, 60_000)));
    const { stderr, status } = run(source, "--device", "line-20", "--seconds", "6");
    expect(stderr).toMatch(
      /^compile: \w+, \d+ s\ncompile: stopped while \w+, after the 6 seconds/m,
    );
    expect(status).toBe(1);
  }, 30_000);

  it("takes a device of one's own from a file, with its gates", () => {
    const basis = ["ecr", "rz", "sx", "x"];
    const file = deviceFile({ qubits: 3, couplings, directed: true, basis });
    const { stdout, stderr, status } = run(twistProgram, "--device-file", file, "--json");
    expect(status, stderr).toBe(0);
    const { qasm, verdict, basis: used } = JSON.parse(stdout);
    expect([verdict, used]).toEqual(["proved", "ecr"]);
    expect(qasm).toMatch(/^ecr q\[0\], q\[1\];$/m);
    expect(qasm).not.toMatch(/^(cx|h|u3|ecr q\[1\], q\[0\])/m);
    expect(json(twistProgram, "--device-file", file, "--basis", "cz").basis).toBe("cz");
    const piped = shell(
      `(sleep 0.4; cat "${file}") | "$NODE" "$COMPILE" "${path.join(folder, "program.qasm")}" --device-file - --json`,
    );
    expect(piped.stdout).toBe(stdout);
  });

  it("says what a device file is, where one is wrong", () => {
    const { stderr, status } = run(twistProgram, "--device-file", deviceFile({}));
    expect(status).toBe(2);
    expect(stderr).toMatch(/couplings is a list.*"coupling_map"/);
  });

  it("takes the inputs that a program declares", () => {
    const program = "input float theta;\nqubit q;\nrx(theta) q;";
    const { stdout } = run(program, "--device", "line-1", "--input", "theta=0.5");
    expect(stdout).toMatch(/^rx\(0\.5\) q\[0\];$/m);
    expect(run(program, "--device", "line-1").stderr).toMatch(/line 1, column 13: no value/);
  });

  it("has the devices that its help names", () => {
    const [, list = ""] = /^ {2}--device NAME +(.*)$/m.exec(command("", "--help").stdout) ?? [];
    const names = list.replaceAll(/ -(\d+)/g, " heavy-hex-$1").match(/[a-z][\w-]*-\w+/g) ?? [];
    expect(names).toHaveLength(12);
    for (const name of names) expect(deviceNamed(name).size, name).toBeGreaterThan(4);
  });

  it("compiles around a measurement that decides, and says so", () => {
    const decides = `OPENQASM 3.0;\ninclude "stdgates.inc";\nqubit[3] q;\nbit[2] c;
ry(1/2) q[1];\ncx q[0], q[2];\nc[0] = measure q[0];\nif (c[0]) x q[2];\nc[1] = measure q[2];\n`;
    const { stdout, stderr, status } = run(decides, "--device", "line-3");
    expect(status).toBe(0);
    expect(stdout).toMatch(/if \(c\[0\]\) \{\n {2}x q\[\d\];\n\}/);
    expect(stderr).toMatch(/verdict: +proved/);
    expect(stderr).toMatch(/^note: +line 5, column 5: /m);
    expect(stderr).toMatch(/^note: +line 8, column 1: /m);
    const { notes, verdict } = json(decides, "--device", "line-3");
    expect(verdict).toBe("proved");
    expect(notes).toHaveLength(2);
  });

  it("spends no more time than its level allows", () => {
    const source = print(programOf(randomCircuit(4, 12)));
    const [fast, thorough] = ["fast", "thorough"].map((level) =>
      json(source, "--device", "line-4", "--level", level),
    );
    expect(fast.verdict).toBe("proved");
    expect(thorough.verdict).toBe("proved");
    // Only a search, which the fast level leaves out, finds this one.
    expect(thorough.counts.twoQubit).toBeLessThan(fast.counts.twoQubit);
  });

  const on = "--device line-3";
  it.each([
    ["an unknown device", "--device donut-3", 2, /no device/],
    ["a device too small", "--device line-2", 1, /3 qubits/],
    ["two devices", `${on} --device-file x`, 2, /one of --device/],
    ["a missing device file", "--device-file x", 2, /device-file: .* not exist/],
    ["an endless device file", "--device-file /dev/zero", 2, /not a pair|no pair|no JSON/],
    ["no device", "", 2, /device is needed/],
    ["an unknown option", "--shots 3", 2, /shots; see --help/],
    ["a wrong letter in an option", "--devcie line-3", 2, /mean --device\?/],
    ["a wrong letter in a level", `${on} --level fasr`, 2, /mean fast\?/],
    ["no layout", `${on} --layout a`, 2, /list of the device/],
    ["a layout beyond the device", `${on} --layout 7`, 2, /layout has/],
    ["an unknown format", `${on} --format qasm4`, 2, /qasm2 or qir/],
    ["a folder that is not there", `${on} --output no/no`, 2, /--output/],
    ["an unknown basis", `${on} --basis iswap`, 2, /cx or cz/],
    ["a bad seed", `${on} --seed -1`, 2, /./],
    ["a bad input", `${on} --input t=x`, 2, /a number/],
    ["no time", `${on} --seconds 0`, 2, /whole number/],
  ])("refuses %s in one line", (_, options, code, reason) => {
    const { stdout, stderr, status } = run(twistProgram, ...options.split(" ").filter(Boolean));
    expect(status).toBe(code);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(reason);
  });

  it("refuses a missing file", () => {
    const { stderr, status } = run(undefined, "--device", "line-2");
    expect([stderr, status]).toEqual([expect.stringMatching(/does not exist\n$/), 2]);
  });

  it("shows file, place and source line of a mistake", () => {
    const { stderr, status } = run("qubit q;\n  nogate q;", "--device", "line-3");
    expect(status).toBe(1);
    const [head, text, mark, ...rest] = stderr.trimEnd().split("\n");
    expect(head).toMatch(/^compile: .*program\.qasm, line 2, column 3: .*nogate/);
    expect(text.indexOf("nogate")).toBe(mark.indexOf("^"));
    expect(rest).toEqual([]);
    expect(run("", "--device", "line-2").stderr).toMatch(/no qubits/);
    expect(command("x", "--device", "line-3").stderr).toMatch(/^compile: standard input, line 1/);
  });

  it("begins where it is told", () => {
    const { layout } = json(twistProgram, "--device", "line-5", "--layout", "3,-,2");
    expect(layout).toMatchObject({ 0: 3, 2: 2 });
  });

  it.each(["qasm2", "qir"])("writes %s, to a file", (format) => {
    const file = path.join(folder, "compiled");
    const options = ["--device", "line-3", "--basis", "ecr", "--output", file];
    const { stdout, status } = run(twistProgram, ...options, "--format", format);
    expect([stdout, status]).toEqual(["", 0]);
    const text = readFileSync(file, "utf8");
    const expected = parseCircuit(json(twistProgram, ...options.slice(0, 4)).qasm);
    const found = format === "qir" ? readBaseProfile(text) : parseCircuit(text);
    if (format === "qasm2") expect(text).toMatch(/^OPENQASM 2\.0;/);
    if ("measurements" in found) expect(found.measurements).toEqual(expected.measurements);
    else expect(found.measured).toEqual(expected.measurements.map(({ qubit }) => qubit));
    const wires = range(3);
    const routed = { circuit: found.circuit, layout: wires, output: wires };
    expect(verify(expected.circuit, routed).verdict).toBe("proved");
    const decides = "qubit q; bit c; c = measure q; if (c) x q;";
    expect(run(decides, "--device", "line-1", "--format", format).status).toBe(1);
  });

  it("leaves the proof out where it is told to", () => {
    const { stderr } = run(twistProgram, "--device", "line-3", "--verify", "no");
    expect(stderr).toMatch(/verdict: +undecided \(not verified/);
  });

  it("uses the largest part of a device in pieces, in its own numbers, and says so", () => {
    const pieces = [...couplings, [4, 5], [5, 6], [6, 7], [7, 2]];
    const file = deviceFile({ qubits: 9, couplings: pieces, errors: [0.1, 1, 0, 0, 0, 0] });
    const { stdout, stderr } = run(twistProgram, "--device-file", file);
    expect(stderr).toMatch(/5 of the device's 9 qubits are used: 2, 4, 5, 6, 7$/m);
    const { circuit } = parseCircuit(stdout);
    expect(circuit.qubits).toBe(9);
    const usable = {
      ...deviceNamed("line-1"),
      edges: [
        [4, 5],
        [5, 6],
        [6, 7],
        [2, 7],
      ] as const,
    };
    expectFits(circuit.operations, usable, ["cx"]);
    const options = ["--device-file", file, "--layout", "7,-,5"];
    const { layout, output, device } = json(twistProgram, ...options);
    expect(layout).toMatchObject({ 0: 7, 2: 5 });
    expect([2, 4, 5, 6, 7]).toEqual(expect.arrayContaining(output));
    expect(device).toEqual({ size: 9, edges: expect.arrayContaining([[2, 7]]) });
    expect(run(twistProgram, "--device-file", file, "--layout", "0").stderr).toMatch(
      /qubit 0 is not/,
    );
    const decides = "qubit[2] q; bit c; h q[0]; c = measure q[0]; if (c) cx q[0], q[1];";
    const dynamic = run(decides, "--device-file", file);
    expect(dynamic.stdout).toMatch(/qubit\[9\] q;/);
    expect(dynamic.stderr).toMatch(/verdict: +proved/);
  });

  it("compiles many programs in one process, and answers every line", () => {
    const line = { program: twistProgram, device: "line-3" };
    const requests = [
      { id: "a", ...line },
      { ...line, device: { couplings }, format: "qir" },
      { id: 3, program: "qubit q;\nnogate q;", device: "line-3" },
      { ...line, device: "donut-3" },
    ];
    const text = `${requests.map((one) => JSON.stringify(one)).join("\n\n")}\nno json\n`;
    const { stdout, status } = command(text, "--serve");
    expect(status).toBe(0);
    const answers = stdout
      .trimEnd()
      .split("\n")
      .map((answer) => JSON.parse(answer));
    expect(answers).toMatchObject([
      { id: "a", verdict: "proved", qasm: expect.stringContaining("cx q[") },
      { verdict: "proved", qir: expect.stringContaining("define i64 @main") },
      { id: 3, line: 2, column: 1, error: expect.stringContaining("nogate") },
      { error: expect.stringContaining("donut-3") },
      { error: expect.any(String) },
    ]);
  });

  it.skipIf(spawnSync("python3", ["--version"]).status !== 0)("is kept open by Python", () => {
    const script = `
import json, sys
from adyakshar_quantum import Compiler
with Compiler([sys.argv[1], sys.argv[2]]) as compiler:
    for size in (2, 3):
        print(compiler.compile("qubit[2] q; cx q[0], q[1];", f"line-{size}", seed=2)["verdict"])
    try:
        compiler.compile("nogate q;", "line-2")
    except ValueError as error:
        print(error)
`;
    const { stdout, stderr } = spawnSync("python3", ["-c", script, process.execPath, compileFile], {
      encoding: "utf8",
      env: { ...process.env, PYTHONPATH: path.join(import.meta.dirname, "../examples") },
    });
    expect(stdout, stderr).toMatch(/^proved\nproved\nline 1, column 1/);
  });
});
