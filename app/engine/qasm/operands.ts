import { evaluate, parseExpression } from "./expression.ts";
import type { TokenStream } from "./stream.ts";
import type { Kind, Symbols } from "./symbols.ts";
import { quoted, type Token } from "./tokens.ts";

export function range(first: number, size: number): number[] {
  return Array.from({ length: size }, (_, k) => first + k);
}

/** Reads numbers, and names of qubits and bits. */
export class Operands {
  private readonly tokens: TokenStream;
  private readonly symbols: Symbols;

  constructor(tokens: TokenStream, symbols: Symbols) {
    this.tokens = tokens;
    this.symbols = symbols;
  }

  number(): number {
    const at = this.tokens.current;
    return evaluate(
      parseExpression(this.tokens, (name) => this.symbols.constants.get(name)),
      [],
      at,
    );
  }

  /** `[4]`, or undefined where no bracket stands. */
  bracket(): number | undefined {
    if (!this.tokens.accept("[")) return undefined;
    const at = this.tokens.current;
    const value = this.number();
    if (!Number.isInteger(value)) this.tokens.fail("expected a whole number", at);
    if (this.tokens.accept(":", ","))
      this.tokens.fail("slices are not supported; name each one", at);
    this.tokens.expect("]");
    return value;
  }

  /** A register or one element of it, as numbers of qubits or bits. */
  read(kind: Kind): number[] {
    return this.after(this.tokens.name(`a ${kind}`), kind);
  }

  /** The same where its name is read already. */
  after(token: Token, kind: Kind): number[] {
    const { first, size } = this.symbols.register(kind, token, this.tokens);
    const index = this.bracket();
    if (index === undefined) return range(first, size);
    if (index < 0 || index >= size) {
      this.tokens.fail(`${quoted(token.text)} has no element ${index}: it has ${size}`, token);
    }
    return [first + index];
  }

  /** `q[0], r`: what a gate is applied to. */
  qubits(): number[][] {
    const operands = [this.read("qubit")];
    while (this.tokens.accept(",")) operands.push(this.read("qubit"));
    return operands;
  }

  /** `(pi/2, 0)`, where it stands. */
  angles(): number[] {
    const angles: number[] = [];
    if (this.tokens.accept("(") && !this.tokens.accept(")")) {
      do angles.push(this.number());
      while (this.tokens.accept(","));
      this.tokens.expect(")");
    }
    return angles;
  }

  /** A gate on registers is applied to their elements in turn. */
  broadcast(at: Token, operands: number[][]): number[][] {
    const length = Math.max(...operands.map((operand) => operand.length));
    if (operands.some((operand) => operand.length !== 1 && operand.length !== length)) {
      this.tokens.fail("these registers differ in size", at);
    }
    return range(0, length).map((k) => {
      const qubits = operands.map((operand) => operand[operand.length === 1 ? 0 : k]);
      if (new Set(qubits).size < qubits.length) {
        this.tokens.fail("a gate needs different qubits", at);
      }
      return qubits;
    });
  }
}
