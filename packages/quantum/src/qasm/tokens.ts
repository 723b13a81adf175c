import type { Budget } from "./budget.ts";
import { type Position, QasmError } from "./error.ts";

export interface Token extends Position {
  kind: "name" | "integer" | "real" | "text" | "symbol" | "end";
  text: string;
}

const space = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const kinds: readonly (readonly [Token["kind"], RegExp])[] = [
  // A physical qubit, as $0, is a name that nobody declares.
  ["name", /\$\d+|[\p{L}_][\p{L}\p{N}_]*/uy],
  ["real", /(?:\d[\d_]*\.[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?|\d[\d_]*[eE][+-]?\d+/y],
  ["integer", /0[xX][\da-fA-F_]+|0[bB][01_]+|0o[0-7_]+|\d[\d_]*/y],
  ["text", /"[^"\n]*"|'[^'\n]*'/y],
  ["symbol", /->|(?:\*\*|<<|>>)=?|[-+*/%&|^=!<>]=|&&|\|\||\+\+|[;,()[\]{}=+\-*/^@:<>!&|~%#$.]/y],
];

const SHOWN = 30;
const MOST_DIGITS = 4096;
const CHARACTERS_PER_WORK = 64;

/** Text of a program as it may stand in a message. */
export function quoted(text: string): string {
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text}"`;
}

/** A place to which the tokenizer can return. */
export interface Checkpoint {
  at: number;
  line: number;
  lineStart: number;
}

/** Splits a program into tokens as they are asked for, comments left out. The end comes again and again. */
export class Tokenizer {
  private readonly source: string;
  private at = 0;
  private line = 1;
  private lineStart = 0;

  private readonly budget: Budget;

  constructor(source: string, budget: Budget) {
    this.source = source;
    this.budget = budget;
  }

  checkpoint(): Checkpoint {
    const { at, line, lineStart } = this;
    return { at, line, lineStart };
  }

  rewind({ at, line, lineStart }: Checkpoint): void {
    this.at = at;
    this.line = line;
    this.lineStart = lineStart;
  }

  /** Also what is read again costs what it cost the first time. */
  next(): Token {
    this.skipSpace();
    const token = this.read();
    this.budget.spend(1 + token.text.length / CHARACTERS_PER_WORK);
    return token;
  }

  private read(): Token {
    const { source, at, line } = this;
    const position = { line, column: at - this.lineStart + 1 };
    if (at === source.length) return { kind: "end", text: "", ...position };
    if (source.startsWith("/*", at)) throw new QasmError("this comment does not end", position);
    for (const [kind, pattern] of kinds) {
      const text = this.match(pattern);
      if (text === undefined) continue;
      const isNumber = kind === "real" || kind === "integer";
      if (isNumber && text.length > MOST_DIGITS) {
        throw new QasmError(`a number has at most ${MOST_DIGITS} digits`, position);
      }
      const tail = isNumber ? this.match(kinds[0][1]) : undefined;
      if (tail !== undefined)
        throw new QasmError(`${quoted(text + tail)} is not a number`, position);
      return { kind, text, ...position };
    }
    throw new QasmError(unreadable(source, at), position);
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const text = pattern.exec(this.source)?.[0];
    if (text !== undefined) this.at += text.length;
    return text;
  }

  private skipSpace(): void {
    for (;;) {
      const start = this.at;
      const text = this.match(space);
      if (text === undefined) return;
      this.budget.spend(text.length / CHARACTERS_PER_WORK);
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
        this.line++;
        this.lineStart = start + end + 1;
      }
    }
  }
}

function unreadable(source: string, at: number): string {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (character === '"' || character === "'") return "this text does not end on its line";
  return `the character ${JSON.stringify(character)} has no meaning here`;
}
