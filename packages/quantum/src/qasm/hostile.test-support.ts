import { readdirSync, readFileSync } from "node:fs";
import { compileText } from "../compiler/compile-text.ts";
import { deviceNamed } from "../compiler/coupling.ts";
import { seeded } from "../random.ts";
import { QasmError } from "./error.ts";
import { parse } from "./parse.ts";
import { sizeOf } from "./program.ts";

const folder = new URL("./corpus/", import.meta.url);

/** The programs of the folder `corpus`, by their names. */
export const corpus = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), "utf8")] as const,
);

/** The error that a program is refused with, if it is. */
export function refusalOf(read: () => unknown): QasmError | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof QasmError) return error;
    throw error;
  }
}

const device = deviceNamed("line-8");
const MAX_COMPILED_GATES = 400;

/** Tells whether a program is refused, read and no more because it is large, or compiled, checked and read again. */
export async function outcomeOf(source: string): Promise<"refused" | "read" | "compiled"> {
  if (refusalOf(() => parse(source))) return "refused";
  const program = parse(source);
  const steps = "circuit" in program ? program.circuit.operations : program.steps;
  if (sizeOf(program.qubits) > device.size || steps.length > MAX_COMPILED_GATES) return "read";
  const options = { seed: 1, trials: 1, states: 0 };
  const { qasm, verdict } = await compileText(source, device, options);
  if (verdict === "refuted") throw new Error(`refuted: ${source}`);
  const refusal = refusalOf(() => parse(qasm));
  if (refusal === undefined) return "compiled";
  throw new Error(`the output cannot be read again (${refusal}): ${source}\n${qasm}`);
}

const pieces =
  "( ) [ ] { } ; , @ = == < ** ++ -> - ! ~ 0 1 7 1e9 2147483648 9007199254740993 1/0.0 pi q c copy kept m x h cx rzz if for int bit let def gate ctrl inv pow(2) negctrl measure reset barrier $0 // /*".split(
    " ",
  );

/** Other programs from these: pieces taken away, doubled, moved, or put in. */
export function* mutations(sources: readonly string[], seed: number): Generator<string> {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  for (;;) {
    let text = sources[below(sources.length)];
    for (let change = below(3); change >= 0; change--) {
      const at = below(text.length);
      const part = text.slice(at, at + 1 + below(12));
      const rest = text.slice(at + part.length);
      const kind = below(5);
      if (kind === 0) text = text.slice(0, at) + rest;
      else if (kind === 1) text = text.slice(0, at) + part.repeat(2 + below(60)) + rest;
      else if (kind === 2) text = `${text.slice(0, at)}${pieces[below(pieces.length)]} ${rest}`;
      else if (kind === 3) text = text.replace(/\d+/, pieces[15 + below(8)]);
      else {
        const other = sources[below(sources.length)].split("\n");
        text = `${text}\n${other[below(other.length)]}`;
      }
    }
    yield text;
  }
}
