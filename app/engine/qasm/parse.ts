import { checkSignature, parseDefinition, unknownGate } from "./definition.ts";
import { QasmError } from "./error.ts";
import { Expansion } from "./expansion.ts";
import { legacyGates } from "./legacy-gates.ts";
import { Measurements } from "./measurements.ts";
import { Operands, range } from "./operands.ts";
import type { Program } from "./program.ts";
import { refusal } from "./refused.ts";
import { standardGate } from "./standard-gates.ts";
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

class Parser {
  readonly tokens: TokenStream;
  private readonly symbols = new Symbols(legacyGates());
  private readonly operands: Operands;
  private readonly measurements: Measurements;
  private readonly expansion: Expansion;

  constructor(source: string) {
    this.tokens = new TokenStream(source);
    this.operands = new Operands(this.tokens, this.symbols);
    this.measurements = new Measurements(this.tokens);
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
      measurements: this.measurements.all,
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

  declaration(kind: Kind): void {
    const size = this.operands.bracket() ?? 1;
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
    this.symbols.declare(kind, this.operands.bracket() ?? 1, name, this.tokens);
    this.tokens.expect(";");
  }

  constant(): void {
    const type = this.tokens.name("a type");
    if (!NUMBER_TYPES.includes(type.text)) {
      this.tokens.fail(`a constant must be of type ${NUMBER_TYPES.join(", ")}`, type);
    }
    this.operands.bracket();
    const name = this.symbols.newName(this.tokens);
    this.tokens.expect("=");
    this.symbols.constants.set(name.text, this.operands.number());
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

  barrier(at: Token): void {
    const all = range(0, this.symbols.sizes.qubit);
    const qubits =
      this.tokens.current.text === ";" ? all : [...new Set(this.operands.qubits().flat())];
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
    const angles = this.operands.angles();
    const operands = this.operands.qubits();
    this.tokens.expect(";");
    checkSignature(this.tokens, token, gate, angles.length, operands.length);
    for (const qubits of this.operands.broadcast(token, operands)) {
      this.measurements.checkUnmeasured(qubits, token);
      this.expansion.add(gate, angles, qubits, token);
    }
  }

  /** `c = measure q;` from its first name on. */
  private measurementInto(token: Token): void {
    const bits = this.operands.after(token, "bit");
    this.tokens.expect("=");
    this.assignment(bits, token);
  }

  private assignment(bits: number[], at: Token): void {
    if (!this.tokens.accept("measure")) {
      this.tokens.fail("a bit can only take the result of a measurement");
    }
    const qubits = this.operands.read("qubit");
    this.tokens.expect(";");
    this.measurements.record(qubits, bits, at);
  }

  /** `measure q -> c;`, or `measure q;` which keeps no result. */
  legacyMeasurement(at: Token): void {
    const qubits = this.operands.read("qubit");
    const bits = this.tokens.accept("->") ? this.operands.read("bit") : undefined;
    this.tokens.expect(";");
    this.measurements.record(qubits, bits, at);
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
