import type { Definition } from "./expansion.ts";
import { refusal } from "./refused.ts";
import { type StandardGate, standardGate } from "./standard-gates.ts";
import type { TokenStream } from "./stream.ts";
import { quoted, type Token } from "./tokens.ts";

export type Kind = "qubit" | "bit";

/** A register and where it begins among all qubits, or all bits. */
export interface Block {
  kind: Kind;
  name: string;
  size: number;
  first: number;
}

export const MAX_QUBITS = 256;
const MAX_BITS = 4096;
const KEYWORDS = [
  "include",
  "qubit",
  "bit",
  "qreg",
  "creg",
  "const",
  "gate",
  "barrier",
  "measure",
  "OPENQASM",
];

/** The names that a program has defined so far. */
export class Symbols {
  readonly constants = new Map<string, number>();
  readonly sizes: Record<Kind, number> = { qubit: 0, bit: 0 };
  includesGates = false;
  private readonly registers = new Map<string, Block>();
  private readonly own = new Map<string, Definition>();
  private readonly legacy: ReadonlyMap<string, Definition>;

  constructor(legacy: ReadonlyMap<string, Definition>) {
    this.legacy = legacy;
  }

  /** The next token as a name that is still free. */
  newName(tokens: TokenStream): Token {
    const token = tokens.name("a name");
    const { text } = token;
    if (KEYWORDS.includes(text) || refusal(text) !== undefined) {
      tokens.fail(`${quoted(text)} is a word of the language and cannot be a name`, token);
    }
    if (this.registers.has(text) || this.constants.has(text) || this.own.has(text)) {
      tokens.fail(`${quoted(text)} is already defined`, token);
    }
    return token;
  }

  define(definition: Definition): void {
    this.own.set(definition.name, definition);
  }

  gate(name: string): Definition | StandardGate | undefined {
    return this.own.get(name) ?? standardGate(name) ?? this.legacy.get(name);
  }

  declare(kind: Kind, size: number, token: Token, tokens: TokenStream): Block {
    const most = kind === "qubit" ? MAX_QUBITS : MAX_BITS;
    if (size < 1) tokens.fail("a register needs at least one element", token);
    if (this.sizes[kind] + size > most) {
      tokens.fail(`the program has more than ${most} ${kind}s`, token);
    }
    const block = { kind, name: token.text, size, first: this.sizes[kind] };
    this.registers.set(token.text, block);
    this.sizes[kind] += size;
    return block;
  }

  register(kind: Kind, token: Token, tokens: TokenStream): Block {
    const block = this.registers.get(token.text);
    if (block === undefined) tokens.fail(`${quoted(token.text)} is not declared`, token);
    if (block.kind !== kind) {
      tokens.fail(`${quoted(token.text)} holds ${block.kind}s, a ${kind} is needed`, token);
    }
    return block;
  }

  ofKind(wanted: Kind): { name: string; size: number }[] {
    return [...this.registers.values()]
      .filter(({ kind }) => kind === wanted)
      .map(({ name, size }) => ({ name, size }));
  }
}
