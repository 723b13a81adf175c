import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuitWithBarriers } from "../circuit/arbitrary.test-support.ts";
import { range } from "../range.ts";
import { refusalOf } from "./hostile.test-support.ts";
import { parse, parseCircuit } from "./parse.ts";
import { print, programOf } from "./print.ts";
import type { Program } from "./program.ts";

/** Printed again, a program stands in other places. */
function withoutPlaces({ places, notes, ...program }: Program): Omit<Program, "places" | "notes"> {
  return program;
}

function names(source: string): string[] {
  return parseCircuit(source).circuit.operations.map(
    ({ name, qubits }) => `${name} ${qubits.join(",")}`,
  );
}

describe("printing and parsing", () => {
  it("are inverse to each other", () => {
    const programs = fc.integer({ min: 1, max: 5 }).chain((qubits) =>
      fc
        .tuple(anyCircuitWithBarriers(qubits, 20), fc.boolean())
        .map(([circuit, isMeasured]): Program => {
          const program = programOf(circuit);
          if (!isMeasured) return program;
          const measurements = range(qubits).map((qubit) => ({ qubit, bit: qubits - 1 - qubit }));
          return { ...program, bits: [{ name: "c", size: qubits }], measurements };
        }),
    );
    fc.assert(
      fc.property(programs, (program) => {
        expect(parseCircuit(print(program))).toMatchObject(program);
      }),
    );
  });

  it.each([
    ["OPENQASM 3.0; qubit q; U(0, 0, 0) q;", []],
    ['include "stdgates.inc"; qubit q; h q;', []],
    ["qubit q; gate h a { U(0, 0, 0) a; } h q;", []],
    ["qubit q; h q; x q;", [["stdgates.inc", 10]]],
    ["OPENQASM 2.0; qreg q[2]; CX q[0], q[1]; rzz(0.1) q[0], q[1];", [["qelib1.inc", 41]]],
  ])("tell once that the gate library is missing: %s", (source, expected) => {
    const { notes = [] } = parseCircuit(source);
    const libraries = notes.map(({ text, column }) => [/\w+\.inc/.exec(text)?.[0], column]);
    expect(libraries).toEqual(expected);
  });

  it.each([
    ["float a; rx(a) q;", [["a", 13]]],
    ["float a; a = 0.5; rx(a) q;", []],
    ["int n; n += 2; rx(n) q;", [["n", 8]]],
    ["const float a = 0; rx(a) q;", []],
  ])("tell that a variable has no value: %s", (text, expected) => {
    const { notes = [] } = parseCircuit(`include "stdgates.inc"; qubit q;\n${text}`);
    const found = notes.map(({ text: note, column }) => [
      /^"(\w+)" has no value/.exec(note)?.[1],
      column,
    ]);
    expect(found).toEqual(expected);
  });

  it("places a bit that the program sets where it sets it", () => {
    const program = parse('include "stdgates.inc";\nqubit q;\nbit c = "1";\nh q;\n');
    expect("why" in program && program.why).toMatchObject({ line: 3 });
  });

  it("keep registers apart", () => {
    const program = parseCircuit("qubit[2] a; qubit b; bit c; cx a[1], b; c = measure b;");
    expect(program.qubits).toEqual([
      { name: "a", size: 2 },
      { name: "b", size: 1 },
    ]);
    expect(program.measurements).toEqual([{ qubit: 2, bit: 0 }]);
    expect(withoutPlaces(parseCircuit(print(program)))).toEqual(withoutPlaces(program));
  });
});

describe("a program that decides", () => {
  const head = 'OPENQASM 3.0; include "stdgates.inc"; qubit[4] q; ';
  const measured =
    "bit[2] c; bit d; h q; c[0] = measure q[0]; c[1] = measure q[1]; d = measure q[2]; ";
  const linesOf = (text: string) =>
    print(parse(head + text))
      .trimEnd()
      .split("\n");

  it.each([
    ["if (c == 2) x q[3];", ["if (c == 2) {", "  x q[3];", "}"]],
    ["if (c != 2) x q[3];", ["if (c == 2) {", "} else {", "  x q[3];", "}"]],
    ["if (c > 2) x q[3];", ["if (c == 3) {", "  x q[3];", "}"]],
    ["if (!d) x q[3];", ["if (!d) {", "  x q[3];", "}"]],
    ["if (c[0] && d) x q[3];", ["if (c[0]) {", "  if (d) {", "    x q[3];", "  }", "}"]],
    [
      "if (c[0] && d) x q[3]; else y q[3];",
      ["if (c[0] && d) {", "  x q[3];", "} else {", "  y q[3];", "}"],
    ],
    ["if (d ^ c[0]) x q[3];", ["if (d ^ c[0]) {", "  x q[3];", "}"]],
  ])("asks %s in words that Qiskit reads, where it can", (text, lines) => {
    expect(linesOf(measured + text).slice(-lines.length)).toEqual(lines);
  });

  it.each([
    "def f(qubit a) -> bit { bit r; r = measure a; return r; } bit[2] c; c[0] = f(q[0]); c[1] = f(q[3]);",
    "bit[2] c; for int i in [0:1] { bool r; r = measure q[3 * i]; c[i] = r; }",
    "bit[2] c; int i = 0; bit r = measure q[0]; c[i] = measure q[0];",
  ])("keeps no register that nobody asked for: %s", (text) => {
    const declared = linesOf(text).filter((line) => line.startsWith("bit"));
    expect(declared.filter((line) => !/ [cr];$/.test(line))).toEqual([]);
  });

  it("copies a bit where both are read later", () => {
    const text = "bit a; bit b; h q[0]; a = measure q[0]; b = a; a = measure q[1]; if (b) x q[3];";
    expect(linesOf(text)).toContain("b = a;");
  });

  it("says that a register is printed under another name", () => {
    const { notes } = parse(`${head}bit z; z = measure q[0];`);
    expect(notes?.map(({ text }) => text)).toEqual([expect.stringContaining("z_2")]);
  });

  it("keeps a reset that comes first, and stays a circuit", () => {
    const program = parseCircuit(`${head}reset q[1]; h q[1]; reset q[2];`);
    expect(program.resets).toEqual([1, 2]);
    expect(print(program)).toMatch(/^reset q\[1\];\nreset q\[2\];\nh q\[1\];$/m);
    expect(withoutPlaces(parseCircuit(print(program)))).toEqual(withoutPlaces(program));
    expect(() => parseCircuit(`${head}h q[1]; reset q[1];`)).toThrow(/reset here after gates/);
  });
});

describe("parsing", () => {
  it("knows gates by their other names", () => {
    const program =
      "qubit[3] q; CX q[0],q[1]; cnot q[0],q[1]; phase(1) q[0]; u1(1) q[0]; cphase(1) q[0],q[1]; U(1,2,3) q[0]; u3(1,2,3) q[0]; u2(1,2) q[0];";
    expect(names(program).join("; ")).toBe("cx 0,1; cx 0,1; p 0; p 0; cp 0,1; u 0; u 0; u 0");
  });

  it("takes physical qubits, up to the highest that it names", () => {
    const text = "bit[2] c; x $0; barrier; cx $0, $2; c[0] = measure $0; c[1] = measure $2;";
    const program = parseCircuit(`OPENQASM 3.0; include "stdgates.inc"; ${text}`);
    expect(program.qubits).toEqual([{ name: "$", size: 3 }]);
    expect(print(program)).toMatch(/^cx \$0, \$2;$/m);
    expect(names(text)).toEqual(["x 0", "barrier 0,1,2", "cx 0,2"]);
    expect(withoutPlaces(parseCircuit(print(program)))).toEqual(withoutPlaces(program));
  });

  it.each([
    ["bit c; if (c) x q[0];", /always false/],
    ["cnot q[0], q[1];", /cnot/],
    ["rzz(1) q[0], q[1];", /rzz/],
    ["rx(100) q[0];", /modulo 4π/],
  ])("leaves a note where it takes %s at its word", (text, note) => {
    const { notes = [] } = parseCircuit(
      `OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; ${text}`,
    );
    expect(notes.map((one) => one.text)).toEqual([expect.stringMatching(note)]);
  });

  it("gives what it adds itself names that are free", () => {
    const text = `qubit[3] q; bit[2] copy; bit[2] two; two = measure q[0:1];
      two = two << 1; two = two >> 1; copy = two; bit h; h = measure q[2];`;
    const { bits } = parse(text);
    expect(new Set(bits.map(({ name }) => name)).size).toBe(bits.length);
    expect(bits.map(({ name }) => name)).toContain("copy");
    expect(bits.map(({ name }) => name)).not.toContain("h");
  });

  it("refuses what is no text", () => {
    const wrong: unknown = { source: "qubit q;" };
    expect(refusalOf(() => parseCircuit(wrong as string))?.reason).toMatch(/text/);
  });

  it("takes inputs from whoever reads it", () => {
    const source = "input float t; input int[8] n; qubit[3] q; rx(t / 2) q[n];";
    const { circuit } = parseCircuit(source, { inputs: { t: 0.5, n: 2 } });
    expect(circuit.operations).toEqual([{ name: "rx", qubits: [2], angles: [0.25] }]);
  });

  it.each([
    ["", 1, 1, /no qubits/],
    ["OPENQASM 4;", 1, 10, /2 and 3/],
    ["qubit q;\n  delay[100ns] q;", 2, 3, /timing/],
    ["qubit q; defcal x $0 { }", 1, 10, /calibration/],
    ["extern f(int) -> bit; qubit q;", 1, 1, /"extern"/],
    ["qubit q; array[int[8], 2] a = {1, 2};", 1, 10, /"array" is not supported/],
    ["qubit q; while (true) break;", 1, 23, /"break" is not supported/],
    ["qubit q; bit c; c = measure q; while (c) { x q; }", 1, 32, /measurement decides/],
    ["qubit q; while (true) x q;", 1, 23, /grows too large|more than/],
    ["input float t; qubit q; rx(t) q;", 1, 13, /no value/],
    ["qubit q; x $0;", 1, 12, /physical qubits/],
    ["qubit $0;", 1, 7, /not declared/],
    ["qubit q;\nfor int i in [0:1] {\n x q;", 2, 20, /"\{" of line 2 has no "\}"/],
    ["qubit q; @ann x q;", 1, 10, /annotations/],
    ["qubit q; #pragma x", 1, 10, /pragma/],
    ["qubit q; const int n = 2.9;", 1, 24, /float cannot become int/],
    ["qubit q; const int n = 3; n = 4;", 1, 27, /cannot be changed/],
    ["qubit q; gate g a { measure a; }", 1, 21, /gate’s definition/],
    ["qubit q; gate g a { x a[0]; }", 1, 23, /single qubit/],
    ["qubit[1] a; qubit[3] b; cx a, b;", 1, 25, /differ in size/],
    ["qubit[2] q; bit c; int n; c = measure q[0]; if (c) n = 1;", 1, 52, /only bits/],
    ["def f(qubit q) { f(q); } qubit q; f(q);", 1, 18, /too deeply/],
    ["qubit[2] q; pow(0.5) @ g q[0], q[1];", 1, 24, /not defined/],
    ["qubit q; for int i in [0:10000000] { x q; }", 1, 10, /too long/],
    ["qubit[2] q; cx q[0], q[0];", 1, 13, /different qubits/],
    ["qubit[2] q; cx q[0];", 1, 13, /2 qubits/],
    ["qubit q; rx q;", 1, 10, /1 angle/],
    ["qubit q; rx(1/0) q;", 1, 14, /finite/],
    ["qubit q; const int n = 9223372036854775808;", 1, 24, /"9223372036854775808" is too large/],
    ["qubit q; rx(theta) q;", 1, 13, /"theta" is not declared/],
    ["qubit q; bit c; c = measure q; x q;", 1, 32, /measured already/],
    ["qubit q; measure q; measure q;", 1, 21, /second time/],
    ["gate g a { g a; } qubit q;", 1, 12, /by itself/],
    ["qubit q; x q", 1, 13, /expected ";"/],
    ["qubit q;\nh q\ncx q, q;", 2, 4, /";" is missing/],
    ["qubit[2] q;\nx q[0\n;", 2, 6, /"]" is missing/],
    ["qubit q;\nrx((7 // 2)) q;\nx q;", 2, 6, /comment, a division is \//],
    ["qubit[2] q; qubit c; c = measure q[0];", 1, 22, /"c" holds qubits.*bit c;/],
    ["qubit q; c = measure q;", 1, 10, /"c" is not declared.*bit c;/],
    ["qubit q; H q;", 1, 10, /did you mean h\?/],
    ["qubit q; gate flip a { x a; } Flip q;", 1, 31, /did you mean flip\?/],
    ["qubit q; brrier q;", 1, 10, /did you mean barrier\?/],
    ["qubit[2] q; iswap q[0], q[1];", 1, 13, /gate iswap a, b \{/],
    ["qubit q; \u0445 q;", 1, 10, /U\+0445/],
    ["qubit q; x q\u037e", 1, 13, /U\+037E.*type ";"/],
    ["qubit q; x\u200b q;", 1, 11, /invisible character, U\+200B/],
    ["qubit[3] scratch; x scratch[3];", 1, 21, /no element 3: "scratch" has 0 to 2/],
    ["# mine\nfrom qiskit import QuantumCircuit\nqc = QuantumCircuit(2)", 2, 1, /Python/],
    ["qubit q; /* never closed", 1, 10, /comment/],
    ['include "mine.inc";', 1, 9, /included/],
    ["qubit q; qubit q;", 1, 16, /already defined/],
    ["qubit[5000] q;", 1, 13, /4096 qubits/],
  ])("refuses %j with its place and reason", (source, line, column, reason) => {
    const refusal = refusalOf(() => parseCircuit(source));
    expect(refusal).toMatchObject({ line, column, reason: expect.stringMatching(reason) });
  });
});
