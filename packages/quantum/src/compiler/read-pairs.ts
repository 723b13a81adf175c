import { DeviceError, type Edge } from "./coupling.ts";

export interface ReadPairs {
  pairs: readonly Edge[];
  /** The probability that the gate of each pair fails, where the text gives them. */
  rates: readonly number[] | undefined;
  isDirected: boolean;
}

const qubit = "[\"']?(\\d{1,4})[\"']?";
const bracketed = new RegExp(`[([]\\s*${qubit}\\s*[,;\\s]\\s*${qubit}\\s*,?\\s*[)\\]]`, "y");
const joined = new RegExp(`${qubit}\\s*(<?->?|:|_)\\s*${qubit}(?![\\d.])`, "y");
const line = new RegExp(
  `${qubit}[ \\t]*[,; \\t][ \\t]*${qubit}(?=[ \\t]*(?:$|[,;: \\t]\\s*0?\\.))`,
  "my",
);
const rate = /\s*[:=,]?\s*([01]?\.\d+(?:e-?\d+)?|\d(?:\.\d+)?e-\d+)|\s*[:=]\s*([01])(?![\d.])/iy;
const between = /[\s,;()[\]{}]|\b(?:CouplingMap|coupling_map|couplings|edges)\b\s*=?/y;

/** Pairs of qubits as people and programs write them: `0-1, 1-2`, `[(0, 1), (1, 2)]`, `0->1`, `{(0, 1): 0.01}`, or two numbers a line. */
export function readPairs(text: string): ReadPairs {
  const source = text.replace(/[‐‑‒–—−]/g, "-").replace(/[→⟶]|=>/g, "->");
  // Two numbers without a sign between them are a pair only if each line has one.
  const isTable = /^[\s\d,;.e-]+$/i.test(source) && !/\d\s*-\s*\d/.test(source);
  const pairs: Edge[] = [];
  const rates: (number | undefined)[] = [];
  let arrows = 0;
  let at = 0;
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source);
    if (found) at = pattern.lastIndex;
    return found;
  };
  while (at < source.length) {
    const inBrackets = match(bracketed);
    const found = inBrackets ?? match(joined) ?? (isTable ? match(line) : null);
    if (found) {
      const [, a] = found;
      const b = found.at(-1);
      if (found[2] === "->") arrows++;
      pairs.push([Number(a), Number(b)]);
      rates.push(rateAfter(match));
    } else if (!match(between)) refuse(source.slice(at));
  }
  if (pairs.length === 0) throw new DeviceError("no pair of qubits is given; write 0-1, 1-2");
  if (rates.some((one) => one !== undefined) && rates.includes(undefined))
    throw new DeviceError("some pairs have an error rate and others have none");
  return {
    pairs,
    rates: rates[0] === undefined ? undefined : rates.map((one) => one ?? 0),
    isDirected: arrows === pairs.length,
  };

  function rateAfter(next: typeof match): number | undefined {
    const found = next(rate);
    return found ? Number(found[1] ?? found[2]) : undefined;
  }
}

function refuse(rest: string): never {
  const word = /^[^\s,;()[\]{}]+/.exec(rest)?.[0] ?? rest;
  throw new DeviceError(
    `${JSON.stringify(word.slice(0, 40))} is not a pair of qubits; write 0-1, 1-2`,
  );
}
