import type { Budget } from "./budget.ts";
import { type Position, QasmError } from "./error.ts";

export interface Token extends Position {
  kind: "name" | "integer" | "real" | "text" | "symbol" | "end";
  text: string;
  /** Where the rest of the program begins: it can be read again from here. */
  end: number;
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

const SHOWN_LENGTH = 30;
const MAX_DIGITS = 4096;
const CHARACTERS_PER_WORK = 64;

/** Text of a program as it may stand in a message. */
export function quoted(text: string): string {
  return `"${text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}...` : text}"`;
}

/** What the first token follows. */
export const programStart: Token = { kind: "end", text: "", line: 1, column: 1, end: 0 };

/** The token that follows, comments left out; the end follows itself. What is read again costs as much as the first time. */
export function tokenAfter(previous: Token, source: string, budget: Budget): Token {
  let { end: at, line } = previous;
  let lineStart = at - previous.text.length - previous.column + 1;
  for (let text = matchAt(at, space, source); text; text = matchAt(at, space, source)) {
    budget.spend(text.length / CHARACTERS_PER_WORK);
    for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
      line++;
      lineStart = at + end + 1;
    }
    at += text.length;
  }
  const token = tokenAt(at, source, { line, column: at - lineStart + 1 });
  budget.spend(1 + token.text.length / CHARACTERS_PER_WORK);
  return token;
}

function tokenAt(at: number, source: string, position: Position): Token {
  if (at === source.length) return { kind: "end", text: "", end: at, ...position };
  if (source.startsWith("/*", at)) throw new QasmError("this comment does not end", position);
  for (const [kind, pattern] of kinds) {
    const text = matchAt(at, pattern, source);
    if (text === undefined) continue;
    const end = at + text.length;
    const isNumber = kind === "real" || kind === "integer";
    if (isNumber && text.length > MAX_DIGITS) {
      throw new QasmError(`a number has at most ${MAX_DIGITS} digits`, position);
    }
    const tail = isNumber ? matchAt(end, kinds[0][1], source) : undefined;
    if (tail !== undefined) throw new QasmError(`${quoted(text + tail)} is not a number`, position);
    return { kind, text, end, ...position };
  }
  throw new QasmError(unreadableReason(source, at), position);
}

function matchAt(at: number, pattern: RegExp, source: string): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

function unreadableReason(source: string, at: number): string {
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (character === '"' || character === "'") return "this text does not end on its line";
  return `the character ${JSON.stringify(character)} has no meaning here`;
}
