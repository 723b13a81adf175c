/** A circuit of CX gates on two rows of qubits in a ring, run forward and then backward: rule 150 of second order. */
export interface Echo {
  /** The row that changes, after each layer: first forward, then back to the start. */
  rows: readonly (readonly number[])[];
  /** CX gates of one way. */
  gates: number;
}

type Row = readonly number[];

/** Each qubit takes three CX: from its place in the other row and from the two beside it. */
function layer(other: Row, row: Row): Row {
  const n = row.length;
  return row.map((bit, k) => bit ^ other[(k + n - 1) % n] ^ other[k] ^ other[(k + 1) % n]);
}

/** Runs the layers, flips one bit if asked to, and undoes them. */
export function echo(bits: Row, layers: number, flipped?: number): Echo {
  let behind: Row = bits.map(() => 0);
  let ahead: Row = bits;
  const rows = [ahead];
  for (let t = 0; t < layers; t++) {
    [behind, ahead] = [ahead, layer(ahead, behind)];
    rows.push(ahead);
  }
  if (flipped !== undefined) {
    ahead = ahead.map((bit, k) => (k === flipped ? 1 - bit : bit));
    rows[layers] = ahead;
  }
  for (let t = 0; t < layers; t++) {
    [ahead, behind] = [behind, layer(behind, ahead)];
    rows.push(ahead);
  }
  return { rows, gates: 3 * bits.length * layers };
}

export function bitsOf(text: string): number[] {
  return [...new TextEncoder().encode(text)].flatMap((byte) =>
    Array.from({ length: 8 }, (_, k) => (byte >> (7 - k)) & 1),
  );
}

export function bytesOf(bits: Row): number[] {
  return Array.from({ length: bits.length / 8 }, (_, k) =>
    bits.slice(8 * k, 8 * k + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}
