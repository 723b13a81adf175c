import { type Block, createBlock } from "./decompositions.ts";

/** One site, its two matrices stacked: entry (left, physical, right) at (2 left + physical) * right bond + right. */
export interface Site {
  left: number;
  right: number;
  re: Float64Array;
  im: Float64Array;
}

/** The squared norm. */
export function weight({ re, im }: Block): number {
  let sum = 0;
  for (let i = 0; i < re.length; i++) sum += re[i] * re[i] + im[i] * im[i];
  return sum;
}

export function conjugateBlock(block: Block): Block {
  return { ...block, im: block.im.map((part) => -part) };
}

/** The site as a matrix from the right bond to the left bond and the qubit. */
export function leftBlock({ left, right, re, im }: Site): Block {
  return { rows: 2 * left, columns: right, re, im };
}

/** The site as a matrix from the qubit and the right bond to the left bond. */
export function rightBlock({ left, right, re, im }: Site): Block {
  return { rows: left, columns: 2 * right, re, im };
}

export function fromLeftBlock({ rows, columns, re, im }: Block): Site {
  return { left: rows / 2, right: columns, re, im };
}

export function fromRightBlock({ rows, columns, re, im }: Block): Site {
  return { left: rows, right: columns / 2, re, im };
}

/** The row vector that readings of the state begin with. */
export function unitRow(): Block {
  const row = createBlock(1, 1);
  row.re[0] = 1;
  return row;
}
