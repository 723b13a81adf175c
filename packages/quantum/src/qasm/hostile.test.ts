import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpus, mutations, outcomeOf, refusalOf } from "./hostile.test-support.ts";
import { parse, parseCircuit } from "./parse.ts";
import { print } from "./print.ts";

/** Definitions that each use the one before; the first is given. */
function layers(first: string, count: number, next: (k: number) => string): string {
  return first + Array.from({ length: count }, (_, k) => next(k)).join(" ");
}

/** The same cases come in every run, so a part of them is enough; all come with the seeds of the weekly workflow. */
const FUZZ_SHARE = process.env.FUZZ_SEED ? 1 : 0.1;

const bomb = (body: string) =>
  `${layers(`gate g0 a { ${body} }`, 40, (k) => `gate g${k + 1} a { g${k} a; g${k} a; }`)} qubit q; g40 q;`;
const calls = layers("def f0() { }", 38, (k) => `def f${k + 1}() { f${k}(); f${k}(); }`);
const chain = layers("gate h0 a { }", 5000, (k) => `gate h${k + 1} a { h${k} a; }`);
const large = "the program grows too large";
const deep = "nested too deeply";

describe("what a program asks for is charged by its cost", () => {
  it.each([
    ["barriers across all", "qubit[4096] q; for int i in [0:400000] barrier q;", large],
    ["aliases", "qubit[4096] q; for int i in [0:999999] { let a = q[0:4095]; }", large],
    ["calls", `${calls} qubit q; f38();`, large],
    ["definitions", bomb("x a;"), /grows too large|more than/],
    ["a chain of definitions", chain, "too many others"],
    ["too long a text", "x".repeat(8_000_001), "longer than"],
    ["too many gates", `qubit q;${"x q;".repeat(500_001)}`, "500000 gates"],
    ["a text that is read again", loop(`if (false) { ${"x q[0]; ".repeat(1000)} }`), large],
    ["empty statements", loop(`{ ${";".repeat(30_000)} }`), large],
    ["a comment", loop(`{ /*${" ".repeat(60_000)}*/ }`), large],
    ["declarations", loop(`{ ${"int a; { ".repeat(50)} ${"} ".repeat(50)} }`), large],
    ["controls together", "qubit[40] q; ctrl(16) @ ctrl(16) @ x q[0];", "at most 16 controls"],
    [
      "controls in layers",
      `gate g ${names(17)} { ctrl(16) @ x ${names(17)}; } qubit[33] q; ctrl(16) @ g ${Array.from({ length: 33 }, (_, k) => `q[${k}]`).join(", ")};`,
      large,
    ],
    ["a power of one gate", "qubit q; pow(1e9) @ u3(1, 2, 3) q;", "more than 100000 gates"],
    ["an infinite power", "qubit q; pow(1/0.0) @ h q;", "no finite value"],
    ["a comparison with no number", "qubit q; if (sqrt(-1) >= 0) x q;", "not a number"],
    ["a power of no number", "qubit q; pow(0.0/0.0) @ h q;", "no finite value"],
    ["digits", `qubit q; rx(${"7".repeat(100_000)}) q;`, "at most 4096 digits"],
    ["bits", `qubit q; bit c = "${"1".repeat(70_000)}";`, "at most 65536"],
    ["a condition of itself", condition("c[0]", "< c[1]", 200), deep],
    ["brackets", `qubit q; rx(${"(".repeat(400_000)}1`, deep],
    ["signs", `qubit q; rx(${"-".repeat(400_000)}1`, deep],
    ["blocks", `qubit q; ${"{".repeat(8000)}`, deep],
    ["conditions", `qubit q; ${"if (true) ".repeat(50_000)}`, deep],
    ["skipped conditions", `qubit q; ${"if (false) ".repeat(50_000)}`, deep],
    ["outputs", `qubit q; ${"output ".repeat(50_000)}`, deep],
    ["indices", `qubit[2] q; bit[2] a; x q[${"a[".repeat(5000)}`, deep],
    ["widths", `qubit q; ${"int[".repeat(5000)}`, deep],
    ["loops", `qubit q; ${"for int i in [0:0] ".repeat(5000)}`, deep],
    ["a long chain of bits", condition("c[0]", "^ c[1]", 3000), deep],
    ["an angle too large", "qubit q; rx(1e300) q;", "beyond 10,000,000"],
    ["a library's angle too large", "qubit[2] q; rzz(1e9) q[0], q[1];", "beyond 10,000,000"],
    ["a power beyond exact numbers", "qubit q; pow(9007199254740993) @ x q;", "up to 2^53"],
    ["a power that turns too far", "qubit q; pow(1000000000) @ rx(1) q;", "turns further"],
  ])("%s", (_, source, reason) => {
    const refusal = refusalOf(() => parse(source));
    expect(refusal?.message).toMatch(/^line \d+, column \d+: /);
    expect(refusal?.message).toMatch(reason);
  });

  it.each([
    ["lines of comment", `${"//\n".repeat(300_000)}qubit q;`],
    ["wide powers", "qubit q; int[4096] z = 3; for int i in [0:2000] z = z ** 4096;"],
    ["wide words", `qubit q; bit[65536] b = "${"10".repeat(32_768)}"; bool c = ~b == b;`],
    ["bits of inner scopes", "qubit q; for int i in [0:60000] { bit b; b = measure q; }"],
    ["a power of nothing", "qubit q; pow(1e9) @ pow(2) @ x q;"],
    ["many notes", `qubit q; ${"int a = 7/2; {".repeat(100)}${"}".repeat(100)}`],
    ["definitions of nothing", bomb("")],
    ["parts of nothing", "gate g a { barrier a; } qubit q; pow(0.5) @ g q;"],
    ["long sums", `qubit q; rx(${"1+".repeat(200_000)}1) q;`],
    ["five thousand gates", `qubit[9] q; ${"h q[3]; cx q[3], q[4]; ".repeat(2500)}`],
  ])("%s are read", (_, source) => expect(refusalOf(() => parse(source))).toBeUndefined());
});

function loop(body: string): string {
  return `qubit[2] q; for int i in [0:999999] ${body}`;
}

function names(count: number): string {
  return Array.from({ length: count }, (_, k) => `a${k}`).join(", ");
}

function condition(first: string, more: string, times: number): string {
  return `qubit[2] q; bit[2] c; c = measure q; if (${first} ${`${more} `.repeat(times)}) x q[0];`;
}

describe("programs of the corpus", () => {
  it.each(corpus)("%s is refused, or compiled into what can be read again", async (_, source) => {
    expect(["refused", "read", "compiled"]).toContain(await outcomeOf(source));
  });

  it("give no other outcome when they are changed at random", async () => {
    const sources = corpus.map(([, source]) => source);
    const found = { refused: 0, read: 0, compiled: 0 };
    for (const source of mutations(sources, Number(process.env.FUZZ_SEED ?? 11))) {
      found[await outcomeOf(source)]++;
      if (found.refused + found.read + found.compiled === 400 * FUZZ_SHARE) break;
    }
    expect(found.refused).toBeGreaterThan(0);
    expect(found.compiled).toBeGreaterThan(0);
  }, 120_000);
});

it("pieces of programs in any order are refused, or read as they are printed", () => {
  const words = fc.constantFrom(
    "\n",
    ..."qubit bit gate measure barrier include const OPENQASM if h cx rz q c 1 2.5 pi".split(" "),
    ...'[ ] ( ) { } ; , -> = + - * ** / " @'.split(" "),
  );
  const soup = fc.array(words, { maxLength: 60 }).map((parts) => parts.join(" "));
  const prefixed = soup.map((text) => `qubit[3] q; bit[3] c; ${text}`);
  const text = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(fc.oneof(soup, prefixed, text), (source) => {
      refusalOf(() => {
        const { places, notes, ...program } = parseCircuit(source);
        expect(parseCircuit(print(program))).toMatchObject(program);
      });
    }),
    { numRuns: 2000 * FUZZ_SHARE },
  );
});
