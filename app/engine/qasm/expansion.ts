import type { Gate, Operation } from "../circuit/gate.ts";
import { type Expression, evaluate } from "./expression.ts";
import { makeGate, type StandardGate } from "./standard-gates.ts";
import type { TokenStream } from "./stream.ts";
import type { Token } from "./tokens.ts";

/** One line of a gate's body; qubits are places in the definition's list. */
export interface Call {
  at: Token;
  gate: StandardGate | Definition | "barrier";
  angles: readonly Expression[];
  qubits: readonly number[];
}

export interface Definition {
  name: string;
  angles: number;
  qubits: number;
  body: readonly Call[];
  /** How many definitions it rests on, one upon the other. */
  height: number;
}

export const MAX_OPERATIONS = 100_000;
const MAX_STEPS = 2_000_000;

export function isDefinition(gate: Call["gate"]): gate is Definition {
  return typeof gate === "object" && "body" in gate;
}

/** Collects operations, definitions written out, and refuses what grows without bound. */
export class Expansion {
  readonly operations: Operation[] = [];
  private steps = 0;
  private readonly tokens: TokenStream;

  constructor(tokens: TokenStream) {
    this.tokens = tokens;
  }

  add(gate: Call["gate"], angles: readonly number[], qubits: readonly number[], at: Token): void {
    this.spend(1, at);
    if (gate === "barrier") this.operations.push({ name: "barrier", qubits });
    else if (isDefinition(gate)) this.expand(gate, angles, qubits, at);
    else this.operations.push(makeGate(gate.name as Gate["name"], angles, qubits));
    if (this.operations.length > MAX_OPERATIONS) {
      this.tokens.fail(`the program has more than ${MAX_OPERATIONS} gates`, at);
    }
  }

  private expand(
    { body }: Definition,
    angles: readonly number[],
    qubits: readonly number[],
    at: Token,
  ): void {
    for (const call of body) {
      const values = call.angles.map((expression) => {
        this.spend(expression.length, at);
        return evaluate(expression, angles, at);
      });
      this.add(
        call.gate,
        values,
        call.qubits.map((place) => qubits[place]),
        at,
      );
    }
  }

  private spend(steps: number, at: Token): void {
    this.steps += steps;
    if (this.steps > MAX_STEPS)
      this.tokens.fail("the program's gate definitions grow too large", at);
  }
}
