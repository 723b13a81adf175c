import { checkSignature, parseDefinition, unknownGate } from "./definition.ts";
import { QasmError } from "./error.ts";
import { type Definition, Expansion } from "./expansion.ts";
import { evaluate, parseExpression } from "./expression.ts";
import type { Measurement, Program } from "./program.ts";
import { refusal } from "./refused.ts";
import { LEGACY_GATES, standardGate } from "./standard-gates.ts";
import { TokenStream } from "./stream.ts";
import { type Kind, Symbols } from "./symbols.ts";
import { quoted, type Token } from "./tokens.ts";

const MAX_SOURCE = 1_000_000;
const NUMBER_TYPES = ["float", "angle", "int", "uint"];

/** Reads OpenQASM 2 or 3. Throws `QasmError` for whatever the engine does not take. */
export function parse(source: string): Program {
  if (source.length > MAX_SOURCE) {
    const reason = `the program is longer than ${MAX_SOURCE} characters`;
    throw new QasmError(reason, { line: 1, column: 1 });
  }
  return new Parser(source).program();
}

let legacy: Map<string, Definition> | undefined;

function legacyGates(): Map<string, Definition> {
  if (legacy !== undefined) return legacy;
  const tokens = new TokenStream(LEGACY_GATES);
  const gates = new Map<string, Definition>();
  while (tokens.accept("gate")) {
    const { text } = tokens.name("a name");
    gates.set(text, parseDefinition(tokens, text, { gate: standardGate, constants: new Map() }));
  }
  legacy = gates;
  return gates;
}

function range(first: number, size: number): number[] {
  return Array.from({ length: size }, (_, k) => first + k);
}

class Parser {
  readonly tokens: TokenStream;
  private readonly symbols = new Symbols(legacyGates());
  private readonly measurements: Measurement[] = [];
  private readonly measured = new Set<number>();
  private readonly written = new Set<number>();
  private readonly expansion: Expansion;

  constructor(source: string) {
    this.tokens = new TokenStream(source);
    this.expansion = new Expansion(this.tokens);
  }

  program(): Program {
    if (this.tokens.accept("OPENQASM")) this.version();
    while (this.tokens.current.kind !== "end") this.statement();
    const qubits = this.symbols.sizes.qubit;
    if (qubits === 0) this.tokens.fail("the program declares no qubits");
    return {
      circuit: { qubits, operations: this.expansion.operations },
      qubits: this.symbols.ofKind("qubit"),
      bits: this.symbols.ofKind("bit"),
      measurements: this.measurements,
    };
  }

  private version(): void {
    const { text } = this.tokens.current;
    if (!/^[23](\.\d)?$/.test(text)) this.tokens.fail("only OpenQASM 2 and 3 are supported");
    if (text.startsWith("2")) this.tokens.powers.push("^");
    this.tokens.next();
    this.tokens.expect(";");
  }

  private statement(): void {
    const token = this.tokens.next();
    if (token.kind === "symbol" && token.text === ";") return;
    if (token.kind !== "name") {
      this.tokens.fail(`expected a statement, found ${quoted(token.text)}`, token);
    }
    const read = STATEMENTS.get(token.text);
    if (read === undefined) this.callOrMeasurement(token);
    else read(this, token);
  }

  include(): void {
    const { text } = this.tokens.current;
    if (!["stdgates.inc", "qelib1.inc"].includes(text.slice(1, -1))) {
      this.tokens.fail(`only "stdgates.inc" and "qelib1.inc" can be included`);
    }
    this.symbols.includesGates = true;
    this.tokens.next();
    this.tokens.expect(";");
  }

  private number(): number {
    const at = this.tokens.current;
    return evaluate(
      parseExpression(this.tokens, (name) => this.symbols.constants.get(name)),
      [],
      at,
    );
  }

  /** `[4]`, or undefined where no bracket stands. */
  private bracket(): number | undefined {
    if (!this.tokens.accept("[")) return undefined;
    const at = this.tokens.current;
    const value = this.number();
    if (!Number.isInteger(value)) this.tokens.fail("expected a whole number", at);
    if (this.tokens.accept(":", ","))
      this.tokens.fail("slices are not supported; name each one", at);
    this.tokens.expect("]");
    return value;
  }

  declaration(kind: Kind): void {
    const size = this.bracket() ?? 1;
    const name = this.symbols.newName(this.tokens);
    const { first } = this.symbols.declare(kind, size, name, this.tokens);
    if (kind === "bit" && this.tokens.accept("=")) {
      this.assignment(range(first, size), name);
    } else {
      this.tokens.expect(";");
    }
  }

  legacyDeclaration(kind: Kind): void {
    const name = this.symbols.newName(this.tokens);
    this.symbols.declare(kind, this.bracket() ?? 1, name, this.tokens);
    this.tokens.expect(";");
  }

  constant(): void {
    const type = this.tokens.name("a type");
    if (!NUMBER_TYPES.includes(type.text)) {
      this.tokens.fail(`a constant must be of type ${NUMBER_TYPES.join(", ")}`, type);
    }
    this.bracket();
    const name = this.symbols.newName(this.tokens);
    this.tokens.expect("=");
    this.symbols.constants.set(name.text, this.number());
    this.tokens.expect(";");
  }

  gateDefinition(): void {
    const name = this.symbols.newName(this.tokens);
    if (this.symbols.includesGates && standardGate(name.text)) {
      this.tokens.fail(`${quoted(name.text)} is already defined by the included file`, name);
    }
    const { constants } = this.symbols;
    const gate = (text: string) => this.symbols.gate(text);
    this.symbols.define(parseDefinition(this.tokens, name.text, { gate, constants }));
  }

  /** A register or one element of it, as numbers of qubits or bits. */
  private operand(kind: Kind): number[] {
    const token = this.tokens.name(`a ${kind}`);
    const { first, size } = this.symbols.register(kind, token, this.tokens);
    const index = this.bracket();
    if (index === undefined) return range(first, size);
    if (index < 0 || index >= size) {
      this.tokens.fail(`${quoted(token.text)} has no element ${index}: it has ${size}`, token);
    }
    return [first + index];
  }

  private operands(): number[][] {
    const operands = [this.operand("qubit")];
    while (this.tokens.accept(",")) operands.push(this.operand("qubit"));
    return operands;
  }

  barrier(at: Token): void {
    const all = range(0, this.symbols.sizes.qubit);
    const qubits = this.tokens.current.text === ";" ? all : [...new Set(this.operands().flat())];
    this.tokens.expect(";");
    if (qubits.length > 0) this.expansion.add("barrier", [], qubits, at);
  }

  private callOrMeasurement(token: Token): void {
    const reason = refusal(token.text);
    if (reason !== undefined) this.tokens.fail(reason, token);
    if (["=", "["].includes(this.tokens.current.text)) this.measurementInto(token);
    else this.call(token);
  }

  private call(token: Token): void {
    const gate = this.symbols.gate(token.text) ?? this.tokens.fail(unknownGate(token), token);
    const angles: number[] = [];
    if (this.tokens.accept("(") && !this.tokens.accept(")")) {
      do angles.push(this.number());
      while (this.tokens.accept(","));
      this.tokens.expect(")");
    }
    const operands = this.operands();
    this.tokens.expect(";");
    checkSignature(this.tokens, token, gate, angles.length, operands.length);
    this.broadcast(token, operands, (qubits) => {
      if (qubits.some((qubit) => this.measured.has(qubit))) {
        this.tokens.fail(
          "this qubit is measured already; only final measurements are supported",
          token,
        );
      }
      this.expansion.add(gate, angles, qubits, token);
    });
  }

  /** A gate on registers is applied to their elements in turn. */
  private broadcast(at: Token, operands: number[][], apply: (qubits: number[]) => void): void {
    const length = Math.max(...operands.map((operand) => operand.length));
    if (operands.some((operand) => operand.length !== 1 && operand.length !== length)) {
      this.tokens.fail("these registers differ in size", at);
    }
    for (let k = 0; k < length; k++) {
      const qubits = operands.map((operand) => operand[operand.length === 1 ? 0 : k]);
      if (new Set(qubits).size < qubits.length) {
        this.tokens.fail("a gate needs different qubits", at);
      }
      apply(qubits);
    }
  }

  /** `c = measure q;` from its first name on. */
  private measurementInto(token: Token): void {
    const { first, size } = this.symbols.register("bit", token, this.tokens);
    const index = this.bracket();
    if (index !== undefined && (index < 0 || index >= size)) {
      this.tokens.fail(`${quoted(token.text)} has no element ${index}: it has ${size}`, token);
    }
    this.tokens.expect("=");
    this.assignment(index === undefined ? range(first, size) : [first + index], token);
  }

  private assignment(bits: number[], at: Token): void {
    if (!this.tokens.accept("measure")) {
      this.tokens.fail("a bit can only take the result of a measurement");
    }
    const qubits = this.operand("qubit");
    this.tokens.expect(";");
    this.record(qubits, bits, at);
  }

  /** `measure q -> c;`, or `measure q;` which keeps no result. */
  legacyMeasurement(at: Token): void {
    const qubits = this.operand("qubit");
    const bits = this.tokens.accept("->") ? this.operand("bit") : undefined;
    this.tokens.expect(";");
    this.record(qubits, bits, at);
  }

  private record(qubits: number[], bits: number[] | undefined, at: Token): void {
    if (bits !== undefined && bits.length !== qubits.length) {
      this.tokens.fail(`${qubits.length} qubits cannot be measured into ${bits.length} bits`, at);
    }
    for (const [k, qubit] of qubits.entries()) {
      const bit = bits?.[k];
      if (this.measured.has(qubit)) this.tokens.fail("this qubit is measured twice", at);
      if (bit !== undefined && this.written.has(bit)) {
        this.tokens.fail("this bit takes a second measurement, the first would be lost", at);
      }
      this.measured.add(qubit);
      if (bit !== undefined) this.written.add(bit);
      this.measurements.push({ qubit, bit });
    }
  }
}

const STATEMENTS: ReadonlyMap<string, (parser: Parser, token: Token) => void> = new Map([
  ["include", (parser) => parser.include()],
  ["qubit", (parser) => parser.declaration("qubit")],
  ["bit", (parser) => parser.declaration("bit")],
  ["qreg", (parser) => parser.legacyDeclaration("qubit")],
  ["creg", (parser) => parser.legacyDeclaration("bit")],
  ["const", (parser) => parser.constant()],
  ["gate", (parser) => parser.gateDefinition()],
  ["barrier", (parser, token) => parser.barrier(token)],
  ["measure", (parser, token) => parser.legacyMeasurement(token)],
  ["OPENQASM", (parser, token) => parser.tokens.fail("the version must come first", token)],
]);
