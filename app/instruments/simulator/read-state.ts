import type { State } from "#app/engine/simulators/statevector.ts";
import type { Lattice, Outcome16 } from "./calls.ts";

/** Qubits whose amplitudes get a dot of their own. */
const DRAWN = 12;
const LISTED = 16;

export function latticeOf({ qubits, re, im }: State): Lattice {
  const within = Math.max(0, qubits - DRAWN);
  const dots = 2 ** (qubits - within);
  const block = 2 ** within;
  const moduli = new Float32Array(dots);
  const phases = new Float32Array(dots);
  for (let dot = 0; dot < dots; dot++) {
    let sum = 0;
    let most = -1;
    let at = 0;
    for (let k = dot * block; k < (dot + 1) * block; k++) {
      const probability = re[k] * re[k] + im[k] * im[k];
      sum += probability;
      if (probability > most) {
        most = probability;
        at = k;
      }
    }
    moduli[dot] = Math.sqrt(sum);
    phases[dot] = turns(re[at], im[at]);
  }
  const drawn = qubits - within;
  return { across: Math.ceil(drawn / 2), down: Math.floor(drawn / 2), within, moduli, phases };
}

/** By probability, those of equal probability by index. */
export function largestOf({ re, im }: State): Outcome16[] {
  const found: Outcome16[] = [];
  let least = 1e-12;
  for (let index = 0; index < re.length; index++) {
    const probability = re[index] * re[index] + im[index] * im[index];
    // Rounding must not decide the order of equals.
    if (probability <= least * (1 + 1e-9)) continue;
    found.push({ index, probability, phase: turns(re[index], im[index]) });
    if (found.length < 2 * LISTED) continue;
    keepLargest(found);
    least = found[LISTED - 1].probability;
  }
  keepLargest(found);
  return found;
}

function keepLargest(found: Outcome16[]): void {
  const rounded = ({ probability }: Outcome16) => Math.round(probability * 1e9);
  found.sort((a, b) => rounded(b) - rounded(a) || a.index - b.index);
  found.length = Math.min(found.length, LISTED);
}

function turns(re: number, im: number): number {
  return Math.atan2(im, re) / (2 * Math.PI);
}
