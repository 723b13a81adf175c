import type { Call, Definition } from "./expansion.ts";
import { type Expression, parseExpression } from "./expression.ts";
import { refusal } from "./refused.ts";
import type { StandardGate } from "./standard-gates.ts";
import type { TokenStream } from "./stream.ts";
import { quoted, type Token } from "./tokens.ts";

const MAX_HEIGHT = 100;

interface Known {
  gate: (name: string) => Definition | StandardGate | undefined;
  constants: ReadonlyMap<string, number>;
}

/** Names between signs, each once: the parameters or qubits of a gate. */
function nameList(tokens: TokenStream, what: string): string[] {
  const names: string[] = [];
  do {
    const token = tokens.name(what);
    if (names.includes(token.text)) tokens.fail(`${quoted(token.text)} stands here twice`, token);
    names.push(token.text);
  } while (tokens.accept(","));
  return names;
}

export function parseDefinition(tokens: TokenStream, name: string, known: Known): Definition {
  const parameters: string[] = [];
  if (tokens.accept("(") && !tokens.accept(")")) {
    parameters.push(...nameList(tokens, "a parameter"));
    tokens.expect(")");
  }
  const qubits = nameList(tokens, "a qubit");
  tokens.expect("{");
  const body: Call[] = [];
  let height = 1;
  while (!tokens.accept("}")) {
    const call = parseCall(tokens, name, parameters, qubits, known);
    if (typeof call.gate === "object" && "body" in call.gate) {
      height = Math.max(height, call.gate.height + 1);
      if (height > MAX_HEIGHT) tokens.fail("gate definitions rest on too many others", call.at);
    }
    body.push(call);
  }
  return { name, angles: parameters.length, qubits: qubits.length, body, height };
}

function parseCall(
  tokens: TokenStream,
  inside: string,
  parameters: readonly string[],
  qubits: readonly string[],
  { gate: gateOf, constants }: Known,
): Call {
  const at = tokens.name("a gate");
  const angles: Expression[] = [];
  if (at.text !== "barrier" && tokens.accept("(") && !tokens.accept(")")) {
    const scope = (name: string) => {
      const parameter = parameters.indexOf(name);
      return parameter < 0 ? constants.get(name) : { parameter };
    };
    do angles.push(parseExpression(tokens, scope));
    while (tokens.accept(","));
    tokens.expect(")");
  }
  const places: number[] = [];
  do {
    const token = tokens.name("a qubit");
    const place = qubits.indexOf(token.text);
    if (place < 0) tokens.fail(`${quoted(token.text)} is not a qubit of this gate`, token);
    if (places.includes(place)) tokens.fail(`${quoted(token.text)} stands here twice`, token);
    places.push(place);
  } while (tokens.accept(","));
  tokens.expect(";");
  if (at.text === "barrier") return { at, gate: "barrier", angles, qubits: places };
  if (at.text === inside) tokens.fail("a gate cannot be defined by itself", at);
  const gate = gateOf(at.text) ?? tokens.fail(unknownGate(at), at);
  checkSignature(tokens, at, gate, angles.length, places.length);
  return { at, gate, angles, qubits: places };
}

export function unknownGate(token: Token): string {
  return refusal(token.text) ?? `the gate ${quoted(token.text)} is not defined`;
}

export function checkSignature(
  tokens: TokenStream,
  at: Token,
  gate: { angles: number; qubits: number },
  angles: number,
  qubits: number,
): void {
  if (angles !== gate.angles) {
    tokens.fail(`${quoted(at.text)} takes ${counted(gate.angles, "angle")}, not ${angles}`, at);
  }
  if (qubits !== gate.qubits) {
    tokens.fail(`${quoted(at.text)} acts on ${counted(gate.qubits, "qubit")}, not ${qubits}`, at);
  }
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
