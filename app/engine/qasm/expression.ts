import { QasmError } from "./error.ts";
import type { TokenStream } from "./stream.ts";
import { quoted, type Token } from "./tokens.ts";

/** A parameter of a gate definition, by its place. */
interface Parameter {
  parameter: number;
}

/** In postfix order: a long sum takes no deep stack. */
export type Expression = readonly (number | string | Parameter)[];

/** What a name inside an expression stands for, if anything. */
export type Scope = (name: string) => number | Parameter | undefined;

const MAX_NESTING = 100;

/** No name in a program can be this. */
const NEGATE = "-x";

const CONSTANTS: Readonly<Record<string, number>> = {
  pi: Math.PI,
  π: Math.PI,
  tau: 2 * Math.PI,
  τ: 2 * Math.PI,
  euler: Math.E,
  ℇ: Math.E,
};

const FUNCTIONS: Readonly<Record<string, (x: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  exp: Math.exp,
  ln: Math.log,
  log: Math.log,
  sqrt: Math.sqrt,
  [NEGATE]: (x) => -x,
};

export function parseExpression(tokens: TokenStream, scope: Scope): Expression {
  const code: (number | string | Parameter)[] = [];
  sum(0);
  return code;

  function sum(depth: number): void {
    product(depth);
    for (let sign = tokens.accept("+", "-"); sign; sign = tokens.accept("+", "-")) {
      product(depth);
      code.push(sign.text);
    }
  }

  function product(depth: number): void {
    negation(depth);
    for (let sign = tokens.accept("*", "/"); sign; sign = tokens.accept("*", "/")) {
      negation(depth);
      code.push(sign.text);
    }
  }

  function negation(depth: number): void {
    if (depth > MAX_NESTING) tokens.fail("this expression is nested too deeply");
    const sign = tokens.accept("-", "+");
    if (sign === undefined) power(depth);
    else negation(depth + 1);
    if (sign?.text === "-") code.push(NEGATE);
  }

  function power(depth: number): void {
    atom(depth);
    const sign = tokens.accept(...tokens.powers);
    if (sign === undefined) return;
    negation(depth + 1);
    code.push("**");
  }

  function atom(depth: number): void {
    if (tokens.accept("(")) {
      sum(depth + 1);
      tokens.expect(")");
      return;
    }
    const token = tokens.next();
    if (token.kind === "integer" || token.kind === "real") {
      code.push(Number(token.text.replaceAll("_", "")));
      return;
    }
    if (token.kind !== "name") throw new QasmError(notAnExpression(token), token);
    const own = scope(token.text);
    if (own !== undefined) {
      code.push(own);
    } else if (Object.hasOwn(CONSTANTS, token.text)) {
      code.push(CONSTANTS[token.text]);
    } else if (Object.hasOwn(FUNCTIONS, token.text) && tokens.accept("(")) {
      sum(depth + 1);
      tokens.expect(")");
      code.push(token.text);
    } else {
      throw new QasmError(
        `${quoted(token.text)} is not a constant; angles must be known when the program is read`,
        token,
      );
    }
  }
}

function notAnExpression(token: Token): string {
  return token.kind === "end"
    ? "the program ends where a number should stand"
    : `expected a number, found ${quoted(token.text)}`;
}

export function evaluate(expression: Expression, parameters: readonly number[], at: Token): number {
  const stack: number[] = [];
  for (const item of expression) {
    if (typeof item === "number") stack.push(item);
    else if (typeof item === "object") stack.push(parameters[item.parameter]);
    else if (Object.hasOwn(FUNCTIONS, item)) stack.push(FUNCTIONS[item](stack.pop() ?? 0));
    else {
      const right = stack.pop() ?? 0;
      stack.push(binary(item, stack.pop() ?? 0, right));
    }
  }
  const [value] = stack;
  if (!Number.isFinite(value)) throw new QasmError("this expression has no finite value", at);
  return value;
}

function binary(operator: string, left: number, right: number): number {
  if (operator === "+") return left + right;
  if (operator === "-") return left - right;
  if (operator === "*") return left * right;
  if (operator === "/") return left / right;
  return left ** right;
}
