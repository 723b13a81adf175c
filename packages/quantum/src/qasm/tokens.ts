import type { Budget } from "./budget.ts";
import { characterReason } from "./characters.ts";
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

/** The first token follows this one. */
const programStart: Token = { kind: "end", text: "", line: 1, column: 1, end: 0 };

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Tokens of a program, read from front to back. */
export class TokenStream {
  /** The next token; set to an earlier one, loops and bodies are read again from there. */
  current: Token = programStart;
  private previous: Token = programStart;
  private readonly source: string;
  readonly budget: Budget;

  constructor(source: string, budget: Budget) {
    this.source = source;
    this.budget = budget;
    this.next();
  }

  next(): Token {
    const token = this.current;
    this.previous = token;
    this.current = tokenAfter(token, this.source, this.budget);
    return token;
  }

  /** True if the next token is this sign or keyword. */
  is(text: string): boolean {
    const { kind } = this.current;
    return (kind === "symbol" || kind === "name") && this.current.text === text;
  }

  /** Takes the token if it is one of these signs or keywords. */
  accept(...texts: string[]): Token | undefined {
    const { kind, text } = this.current;
    if ((kind === "symbol" || kind === "name") && texts.includes(text)) return this.next();
    return undefined;
  }

  expect(text: string): Token {
    const token = this.accept(text);
    if (token) return token;
    const { previous, current } = this;
    // What ends something is missing at the end of its own line, and not where the next begins.
    if (!";)]".includes(text) || previous.line === current.line)
      this.fail(`expected ${quoted(text)}, found ${this.found()}`);
    const column = previous.column + previous.text.length;
    // As Python divides whole numbers.
    const isDivision = text !== ";" && /^[^\S\n]*\/\//.test(this.source.slice(previous.end));
    const hint = isDivision ? "; // begins a comment, a division is /" : "";
    return this.fail(`a ${quoted(text)} is missing here${hint}`, { ...previous, column });
  }

  name(what: string): Token {
    if (this.current.kind === "name") return this.next();
    return this.fail(`expected ${what}, found ${this.found()}`);
  }

  /** One or more of a kind, with commas between. */
  list<T>(read: () => T, separator = ","): T[] {
    const items = [read()];
    while (this.accept(separator)) items.push(read());
    return items;
  }

  /** Takes the `}` of a block, which must come before the program ends. */
  closes(open: Token): boolean {
    if (this.current.kind === "end") this.fail(whyOpen(open), open);
    return this.accept("}") !== undefined;
  }

  /** Passes over `( ... )`, `[ ... ]` or `{ ... }`, which must stand here. */
  skipGroup(): void {
    const open: Token[] = [];
    do {
      const token = this.next();
      const last = open.at(-1);
      if (token.kind === "end") this.fail(last ? whyOpen(last) : "the program ends here", last);
      if (token.kind !== "symbol") continue;
      if (Object.hasOwn(pairs, token.text)) open.push(token);
      else if (last && token.text === pairs[last.text]) open.pop();
    } while (open.length > 0);
  }

  /** Passes over a statement that is not to be carried out. */
  skipStatement(): void {
    this.budget.enter();
    if (this.is("{")) {
      this.skipGroup();
    } else if (this.accept("if", "while")) {
      this.skipGroup();
      this.skipStatement();
      if (this.accept("else")) this.skipStatement();
    } else if (this.accept("switch")) {
      this.skipGroup();
      this.skipGroup();
    } else if (this.accept("for")) {
      while (!this.accept("in")) this.skipToken();
      this.skipToken();
      if (this.is("[")) this.skipGroup();
      this.skipStatement();
    } else {
      while (!this.accept(";")) this.skipToken();
    }
    this.budget.leave();
  }

  /** Passes over a token, or a group that begins here. */
  skipToken(): void {
    if (Object.hasOwn(pairs, this.current.text)) this.skipGroup();
    else if (this.next().kind === "end") this.fail('expected ";", found the end of the program');
  }

  fail(reason: string, at: Token = this.current): never {
    throw new QasmError(reason, at);
  }

  found({ kind, text }: Token = this.current): string {
    return kind === "end" ? "the end of the program" : quoted(text);
  }
}

function whyOpen({ text, line }: Token): string {
  return `${quoted(text)} of line ${line} has no ${quoted(pairs[text])}`;
}

/** The token that follows, comments left out; the end follows itself. What is read again costs as much as the first time. */
function tokenAfter(previous: Token, source: string, budget: Budget): Token {
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
  return characterReason(character);
}
