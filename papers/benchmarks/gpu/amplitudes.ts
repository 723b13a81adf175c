import { type Gate, pair, u } from "@adyakshar/quantum/circuit";
import { integer, seeded } from "@adyakshar/quantum/random";
import { runStatevector } from "@adyakshar/quantum/simulators";

const QUBITS = 10;
const GATES = 200;

/** Prints a random circuit and the amplitudes that our simulator gives it, for `statevector.py`. */
const random = seeded(7);
const angle = () => 2 * Math.PI * random();
const operations = Array.from({ length: GATES }, (): Gate => {
  const qubit = integer(random, QUBITS);
  const isPair = integer(random, 3) === 0;
  if (!isPair) return u(angle(), angle(), angle(), qubit);
  return pair("cx", qubit, (qubit + 1 + integer(random, QUBITS - 1)) % QUBITS);
});
const { re, im } = runStatevector({ qubits: QUBITS, operations });
const amplitudes = Array.from(re, (real, index) => [real, im[index]]);
console.log(JSON.stringify({ qubits: QUBITS, gates: operations, amplitudes }));
