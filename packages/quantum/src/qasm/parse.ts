import { assign, measurement } from "./assignments.ts";
import { Budget, MAX_SOURCE_LENGTH } from "./budget.ts";
import {
  block,
  conditional,
  keepVariables,
  loop,
  reset,
  returnStatement,
  switchStatement,
  whileLoop,
} from "./control-flow.ts";
import {
  alias,
  declaration,
  gateDefinition,
  inputDeclaration,
  subroutineDefinition,
  variable,
} from "./declarations.ts";
import { QasmError } from "./error.ts";
import { evaluate } from "./expression.ts";
import { callGate } from "./gate-calls.ts";
import { readOperands } from "./operands.ts";
import { type DynamicProgram, isPhysical, type Program } from "./program.ts";
import { GATE_COST, type Grammar, Reader } from "./reader.ts";
import { refusal } from "./refused.ts";
import { mismatch } from "./scopes.ts";
import { callSubroutine } from "./subroutines.ts";
import { refusePython } from "./suggestions.ts";
import { toStaticCircuit } from "./to-static-circuit.ts";
import { quoted, type Token } from "./tokens.ts";

export interface ParseOptions {
  /** Values of what the program declares as `input`, by their names. */
  inputs?: Readonly<Record<string, number>>;
}

/** Reads OpenQASM 2 or 3 as a circuit. Throws `QasmError` for whatever the engine does not take. */
export function parseCircuit(source: string, options?: ParseOptions): Program {
  const program = parse(source, options);
  if ("circuit" in program) return program;
  throw new QasmError(`${program.why.text}; a circuit measures at its end`, program.why);
}

/** Reads any program: a circuit with measurements at its end, or steps to be run shot by shot. */
export function parse(
  source: string,
  { inputs = {} }: ParseOptions = {},
): Program | DynamicProgram {
  if (typeof source !== "string")
    throw new QasmError("a program is a text", { line: 1, column: 1 });
  if (source.length > MAX_SOURCE_LENGTH) {
    const reason = `the program is longer than ${MAX_SOURCE_LENGTH} characters`;
    throw new QasmError(reason, { line: 1, column: 1 });
  }
  const budget = new Budget(source.length);
  const reader = new Reader(source, grammar, budget, inputs);
  budget.where = () => reader.current;
  try {
    return readAll(reader);
  } catch (error) {
    if (error instanceof QasmError) refusePython(source);
    throw isExhausted(error)
      ? new QasmError("the program asks for more memory than it may have", budget.where())
      : error;
  }
}

/** True of the error that engines throw for a stack or an array that is too large; Firefox names it otherwise. */
function isExhausted(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === "InternalError");
}

function readAll(reader: Reader): Program | DynamicProgram {
  const hasVersion = reader.accept("OPENQASM") !== undefined;
  if (hasVersion) readVersion(reader);
  while (reader.current.kind !== "end") {
    if (!hasVersion && reader.is("include")) readInclude(reader, true);
    else statement(reader);
  }
  if (reader.qubits.length === 0) reader.fail("the program declares no qubits");
  keepVariables(reader, reader.current);
  reader.flush(true);
  return toStaticCircuit(reader);
}

function readVersion(reader: Reader): void {
  const { text } = reader.current;
  if (!/^[23](\.\d)?$/.test(text)) reader.fail("only OpenQASM 2 and 3 are supported");
  if (text.startsWith("2")) reader.version = 2;
  reader.next();
  reader.expect(";");
}

/** Reads an include; its library tells the version of a program that does not say it. */
function readInclude(reader: Reader, tellsVersion = false): void {
  if (tellsVersion) reader.next();
  const name = reader.current.text.slice(1, -1);
  if (!["stdgates.inc", "qelib1.inc"].includes(name)) {
    reader.fail(`only "stdgates.inc" and "qelib1.inc" can be included`);
  }
  if (tellsVersion && name === "qelib1.inc") reader.version = 2;
  reader.libraries.add(name);
  reader.next();
  reader.expect(";");
}

function statement(reader: Reader): void {
  reader.budget.enter();
  oneStatement(reader);
  reader.budget.leave();
}

function oneStatement(reader: Reader): void {
  if (reader.is("{")) {
    block(reader);
    return;
  }
  const token = reader.next();
  if (token.kind === "symbol" && token.text === ";") return;
  if (token.kind !== "name") {
    const reason = token.kind === "symbol" ? refusal(token.text) : undefined;
    reader.fail(reason ?? `expected a statement, found ${reader.found(token)}`, token);
  }
  const read = statements.get(token.text);
  if (reader.body !== undefined && !(read === undefined || inGates.includes(token.text))) {
    reader.fail(`only gates can stand in a gate’s definition, not ${quoted(token.text)}`, token);
  }
  if (read !== undefined) read(reader, token);
  else callOrAssignment(reader, token);
}

function callOrAssignment(reader: Reader, token: Token): void {
  const reason = refusal(token.text);
  if (reason !== undefined) reader.fail(reason, token);
  const entry = reader.scopes.find(token.text);
  if (reader.body === undefined && entry?.kind === "subroutine") {
    callSubroutine(reader, token, entry.subroutine);
    reader.expect(";");
  } else if (reader.body === undefined && (entry?.kind === "bit" || entry?.kind === "value")) {
    assign(reader, token);
  } else if (reader.is("=") || (entry !== undefined && reader.is("["))) {
    reader.fail(`${mismatch(token, entry, "a bit")}; a bit is declared as in bit c;`, token);
  } else {
    callGate(reader, token);
  }
}

/** The list of physical qubits grows with those that are called later. */
function allQubits(reader: Reader): readonly number[] {
  return isPhysical(reader) ? reader.allQubits : [...reader.allQubits];
}

function barrier(reader: Reader, at: Token): void {
  const isAll = reader.is(";") && reader.body === undefined;
  const qubits = isAll
    ? allQubits(reader)
    : [...new Set(readOperands(reader).flatMap(({ members }) => members))];
  reader.expect(";");
  if (qubits.length === 0) return;
  if (reader.body === undefined) reader.emit({ name: "barrier", qubits }, at);
  else {
    reader.spend(GATE_COST + qubits.length);
    reader.body.items.push({ name: "barrier", qubits });
  }
}

function nop(reader: Reader): void {
  readOperands(reader);
  reader.expect(";");
}

const grammar: Grammar = { expression: evaluate, statement };

const inGates = ["barrier", "for", "nop"];

const statements: ReadonlyMap<string, (reader: Reader, token: Token) => void> = new Map([
  ["include", (reader) => readInclude(reader)],
  ["qubit", (reader) => declaration(reader, "qubit")],
  ["bit", (reader) => declaration(reader, "bit")],
  ["qreg", (reader) => declaration(reader, "qubit", true)],
  ["creg", (reader) => declaration(reader, "bit", true)],
  ["const", (reader) => variable(reader, reader.name("a type"), true)],
  ["input", (reader) => inputDeclaration(reader)],
  ...["int", "uint", "float", "angle", "bool"].map(
    (name) => [name, (reader: Reader, token: Token) => variable(reader, token)] as const,
  ),
  ["output", statement],
  ["let", alias],
  ["gate", gateDefinition],
  ["def", subroutineDefinition],
  ["barrier", barrier],
  ["nop", nop],
  ["measure", measurement],
  ["reset", reset],
  ["if", conditional],
  ["for", loop],
  ["while", whileLoop],
  ["switch", switchStatement],
  ["return", returnStatement],
  ["OPENQASM", (reader, token) => reader.fail("the version must come first", token)],
]);
