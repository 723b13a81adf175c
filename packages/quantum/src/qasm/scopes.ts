import type { Operation } from "../circuit/gate.ts";
import { quoted, type Token } from "./tokens.ts";
import type { Type, Value } from "./values.ts";

/** A gate within a gate's body; `gphase` is a phase where all of its qubits are one, of none a phase of the whole. */
export type Item =
  | Operation
  | { name: "gphase"; qubits: readonly number[]; angles: readonly [number] };

/** A gate of the program or of a library. */
export interface Definition {
  angles: number;
  qubits: number;
  /** Returns its parts for these angles, on qubits from zero on. */
  expand: (angles: readonly number[]) => readonly Item[];
  /** The number of definitions that it rests on, one upon another. */
  height: number;
  /** Two of it are one by the sum of their angles. */
  isAdditive?: boolean;
}

type Parameter = { name: string } & (
  | { kind: "qubit"; size: number | undefined }
  | { kind: "value"; type: Type }
);

export interface Subroutine {
  parameters: readonly Parameter[];
  returns: Type | undefined;
  /** Its first token. */
  body: Token;
}

/** Qubits or bits by their numbers. */
export interface Operand {
  members: readonly number[];
  /** One qubit or bit, not a register; nor is it a register of one. */
  isSingle: boolean;
}

/** The meaning of a name. */
export type Entry =
  | ({ kind: "qubit" | "bit" } & Operand)
  | {
      kind: "value";
      type: Type;
      value: Value;
      isConstant: boolean;
      branches: number;
      /** True until the program gives it a value. */
      isUnset?: boolean;
    }
  | { kind: "gate"; definition: Definition }
  | { kind: "subroutine"; subroutine: Subroutine };

/** Why a name is not what is needed. */
export function mismatch({ text }: Token, entry: Entry | undefined, needed: string): string {
  if (entry === undefined) return `${quoted(text)} is not declared`;
  const { kind } = entry;
  const found = kind === "qubit" || kind === "bit" ? `holds ${kind}s` : `is a ${kind}`;
  return `${quoted(text)} ${found}, ${needed} is needed`;
}

/** Names of nested blocks. A subroutine or gate sees outside of it only what cannot change. */
export class Scopes {
  private scopes: Map<string, Entry>[] = [new Map()];
  /** The first scope of the subroutine or gate that is being read. */
  private base = 0;

  get isGlobal(): boolean {
    return this.scopes.length === 1;
  }

  find(name: string): Entry | undefined {
    for (let k = this.scopes.length - 1; k >= this.base; k--) {
      const entry = this.scopes[k].get(name);
      if (entry !== undefined) return entry;
    }
    const entry = this.scopes[0].get(name);
    const isFixed =
      entry?.kind === "value" ? entry.isConstant : entry?.kind !== "qubit" && entry?.kind !== "bit";
    return isFixed ? entry : undefined;
  }

  hasOwn(name: string): boolean {
    return this.scopes.at(-1)?.has(name) ?? false;
  }

  /** The names of gates that the program has defined. */
  gates(): string[] {
    return [...this.scopes[0]].filter(([, { kind }]) => kind === "gate").map(([name]) => name);
  }

  /** The names of the innermost scope. */
  own(): IterableIterator<[string, Entry]> {
    return this.scopes[this.scopes.length - 1].entries();
  }

  define(name: string, entry: Entry): void {
    this.scopes.at(-1)?.set(name, entry);
  }

  /** Reads a block with names of its own; with `isClosed` the body of a subroutine or gate. */
  within(read: () => void, isClosed = false): void {
    const { base } = this;
    this.scopes.push(new Map());
    if (isClosed) this.base = this.scopes.length - 1;
    read();
    this.scopes.pop();
    this.base = base;
  }
}
