export interface Position {
  line: number;
  column: number;
}

/** A mistake in a program, with its place; lines and columns count from one. */
export class QasmError extends Error {
  readonly line: number;
  readonly column: number;
  readonly reason: string;

  constructor(reason: string, { line, column }: Position) {
    super(`line ${line}, column ${column}: ${reason}`);
    this.name = "QasmError";
    this.reason = reason;
    this.line = line;
    this.column = column;
  }
}
