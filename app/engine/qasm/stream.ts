import { QasmError } from "./error.ts";
import { quoted, type Token, Tokenizer } from "./tokens.ts";

/** Tokens of a program, read from front to back. */
export class TokenStream {
  /** The signs for "to the power of"; OpenQASM 2 writes it otherwise than 3. */
  powers: string[] = ["**"];
  current: Token;
  private readonly tokenizer: Tokenizer;

  constructor(source: string) {
    this.tokenizer = new Tokenizer(source);
    this.current = this.tokenizer.next();
  }

  next(): Token {
    const token = this.current;
    this.current = this.tokenizer.next();
    return token;
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

  fail(reason: string, at: Token = this.current): never {
    throw new QasmError(reason, at);
  }

  found(): string {
    return this.current.kind === "end" ? "the end of the program" : quoted(this.current.text);
  }
}
