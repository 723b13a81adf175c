import { type Position, QasmError } from "./error.ts";

export interface Token extends Position {
  kind: "name" | "integer" | "real" | "text" | "symbol" | "end";
  text: string;
}

const PATTERN =
  /(?<space>\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<real>(?:\d[\d_]*\.[\d_]*|\.\d[\d_]*)(?:[eE][+-]?\d+)?|\d[\d_]*[eE][+-]?\d+)|(?<integer>0[xX][\da-fA-F_]+|0[bB][01_]+|0o[0-7_]+|\d[\d_]*)|(?<text>"[^"\n]*"|'[^'\n]*')|(?<symbol>->|\*\*|==|!=|<=|>=|&&|\|\||\+\+|<<|>>|[;,()[\]{}=+\-*/^@:<>!&|~%#$.])/uy;

const SHOWN = 30;

/** Text of a program as it may stand in a message. */
export function quoted(text: string): string {
  return `"${text.length > SHOWN ? `${text.slice(0, SHOWN)}...` : text}"`;
}

/** Splits a program into tokens, comments left out. The last one is always the end. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let at = 0;
  PATTERN.lastIndex = 0;
  while (at < source.length) {
    const position = { line, column: at - lineStart + 1 };
    const match = PATTERN.exec(source);
    if (match === null || (source.startsWith("/*", at) && match[0] === "/"))
      throw new QasmError(unreadable(source, at), position);
    const { groups = {} } = match;
    const [text] = match;
    if (groups.space !== undefined) {
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
        line++;
        lineStart = at + end + 1;
      }
    } else {
      const previous = tokens.at(-1);
      const touches =
        previous?.line === line && previous.column + previous.text.length === position.column;
      if (groups.name !== undefined && touches && isNumber(previous)) {
        throw new QasmError(`${quoted(previous.text + text)} is not a number`, previous);
      }
      tokens.push({ kind: kindOf(groups), text, ...position });
    }
    at = PATTERN.lastIndex;
  }
  tokens.push({ kind: "end", text: "", line, column: at - lineStart + 1 });
  return tokens;
}

function isNumber({ kind }: Token): boolean {
  return kind === "integer" || kind === "real";
}

function kindOf(groups: Record<string, string | undefined>): Token["kind"] {
  if (groups.name !== undefined) return "name";
  if (groups.real !== undefined) return "real";
  if (groups.integer !== undefined) return "integer";
  return groups.text !== undefined ? "text" : "symbol";
}

function unreadable(source: string, at: number): string {
  if (source.startsWith("/*", at)) return "this comment does not end";
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  if (character === '"' || character === "'") return "this text does not end on its line";
  return `the character ${JSON.stringify(character)} has no meaning here`;
}
