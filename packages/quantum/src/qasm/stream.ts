import type { Budget } from "./budget.ts";
import { QasmError } from "./error.ts";
import { programStart, quoted, type Token, tokenAfter } from "./tokens.ts";

const pairs: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Tokens of a program, read from front to back. */
export class TokenStream {
  /** The next token; set to an earlier one, loops and bodies are read again from there. */
  current: Token = programStart;
  private readonly source: string;
  private readonly budget: Budget;

  constructor(source: string, budget: Budget) {
    this.source = source;
    this.budget = budget;
    this.next();
  }

  next(): Token {
    const token = this.current;
    this.current = tokenAfter(token, this.source, this.budget);
    return token;
  }

  /** Whether the next token is this sign or keyword. */
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
    return this.accept(text) ?? this.fail(`expected ${quoted(text)}, found ${this.found()}`);
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
    } else if (this.accept("if")) {
      this.skipGroup();
      this.skipStatement();
      if (this.accept("else")) this.skipStatement();
    } else if (this.accept("while")) {
      this.skipGroup();
      this.skipStatement();
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

  private skipToken(): void {
    if (Object.hasOwn(pairs, this.current.text)) this.skipGroup();
    else if (this.next().kind === "end") this.fail('expected ";", found the end of the program');
  }

  fail(reason: string, at: Token = this.current): never {
    throw new QasmError(reason, at);
  }

  found(): string {
    return this.current.kind === "end" ? "the end of the program" : quoted(this.current.text);
  }
}

function whyOpen({ text, line }: Token): string {
  return `${quoted(text)} of line ${line} has no ${quoted(pairs[text])}`;
}
