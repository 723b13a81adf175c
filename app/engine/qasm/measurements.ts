import type { Measurement } from "./program.ts";
import type { TokenStream } from "./stream.ts";
import type { Token } from "./tokens.ts";

/** The program's measurements: final ones, each qubit and each bit once. */
export class Measurements {
  readonly all: Measurement[] = [];
  private readonly measured = new Set<number>();
  private readonly written = new Set<number>();
  private readonly tokens: TokenStream;

  constructor(tokens: TokenStream) {
    this.tokens = tokens;
  }

  /** Before a gate is applied to them. */
  checkUnmeasured(qubits: readonly number[], at: Token): void {
    if (qubits.some((qubit) => this.measured.has(qubit))) {
      this.tokens.fail("this qubit is measured already; only final measurements are supported", at);
    }
  }

  record(qubits: readonly number[], bits: readonly number[] | undefined, at: Token): void {
    if (bits !== undefined && bits.length !== qubits.length) {
      this.tokens.fail(`${qubits.length} qubits cannot be measured into ${bits.length} bits`, at);
    }
    for (const [k, qubit] of qubits.entries()) {
      const bit = bits?.[k];
      if (this.measured.has(qubit)) this.tokens.fail("this qubit is measured twice", at);
      if (bit !== undefined && this.written.has(bit)) {
        this.tokens.fail("this bit takes a second measurement, the first would be lost", at);
      }
      this.measured.add(qubit);
      if (bit !== undefined) this.written.add(bit);
      this.all.push({ qubit, bit });
    }
  }
}
