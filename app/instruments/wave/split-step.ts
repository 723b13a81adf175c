/** Complex amplitudes on a grid in two parts, row after row. */
export interface Wavefunction {
  re: Float64Array;
  im: Float64Array;
}

type Transform = (field: Wavefunction, direction: 1 | -1) => void;

/** Radix-2 transform of `lines` lines of `n` values, a power of two; -1 is forward, 1 is inverse without the 1/n. */
function createLines(n: number, stride: number, lines: number, lineStride: number): Transform {
  const cos = new Float64Array(n / 2);
  const sin = new Float64Array(n / 2);
  for (let i = 0; i < n / 2; i++) {
    cos[i] = Math.cos((2 * Math.PI * i) / n);
    sin[i] = Math.sin((2 * Math.PI * i) / n);
  }
  const bitReversed = new Uint32Array(n);
  for (let i = 1; i < n; i++) bitReversed[i] = (bitReversed[i >> 1] >> 1) | (i & 1 ? n >> 1 : 0);
  const a = new Float64Array(n);
  const b = new Float64Array(n);

  return ({ re, im }, direction) => {
    for (let line = 0; line < lines; line++) {
      const start = line * lineStride;
      for (let i = 0; i < n; i++) {
        const from = start + bitReversed[i] * stride;
        a[i] = re[from];
        b[i] = im[from];
      }
      for (let half = 1, turn = n >> 1; half < n; half <<= 1, turn >>= 1) {
        for (let j = 0, w = 0; j < half; j++, w += turn) {
          const c = cos[w];
          const s = direction * sin[w];
          for (let low = j; low < n; low += half << 1) {
            const high = low + half;
            const x = a[high] * c - b[high] * s;
            const y = a[high] * s + b[high] * c;
            a[high] = a[low] - x;
            b[high] = b[low] - y;
            a[low] += x;
            b[low] += y;
          }
        }
      }
      for (let i = 0, to = start; i < n; i++, to += stride) {
        re[to] = a[i];
        im[to] = b[i];
      }
    }
  };
}

export function createFft2d(width: number, height: number): Transform {
  const rows = createLines(width, 1, height, width);
  const columns = createLines(height, width, width, 1);
  return (field, direction) => {
    rows(field, direction);
    columns(field, direction);
  };
}

/** The signed frequency of bin `i` of `n`, in cycles per line. */
const frequency = (i: number, n: number): number => (i < n / 2 ? i : i - n);

/** Units: hbar = mass = 1, and one length unit is one cell of the grid of the still. */
export interface Grid {
  columns: number;
  rows: number;
  cell: number;
}

export interface Medium {
  potential: (x: number, y: number) => number;
  /** Absorption rate; without it the evolution is unitary. */
  absorption?: (x: number, y: number) => number;
}

export function emptyWavefunction({ columns, rows }: Grid): Wavefunction {
  return { re: new Float64Array(columns * rows), im: new Float64Array(columns * rows) };
}

function multiply({ re, im }: Wavefunction, factor: Wavefunction): void {
  for (let i = 0; i < re.length; i++) {
    const x = re[i];
    const y = im[i];
    re[i] = x * factor.re[i] - y * factor.im[i];
    im[i] = x * factor.im[i] + y * factor.re[i];
  }
}

/** One Strang step: half a step in the potential, a whole one of kinetic energy, half a step again. */
export function createStep(grid: Grid, medium: Medium, dt: number): (psi: Wavefunction) => void {
  const { columns, rows, cell } = grid;
  const transform = createFft2d(columns, rows);
  const halfPotential = emptyWavefunction(grid);
  const kinetic = emptyWavefunction(grid);
  for (let i = 0; i < columns * rows; i++) {
    const column = i % columns;
    const row = (i - column) / columns;
    const x = column * cell;
    const y = row * cell;
    const decay = Math.exp((-(medium.absorption?.(x, y) ?? 0) * dt) / 2);
    const turn = (-medium.potential(x, y) * dt) / 2;
    halfPotential.re[i] = decay * Math.cos(turn);
    halfPotential.im[i] = decay * Math.sin(turn);

    const kx = (2 * Math.PI * frequency(column, columns)) / (columns * cell);
    const ky = (2 * Math.PI * frequency(row, rows)) / (rows * cell);
    const phase = (-(kx * kx + ky * ky) * dt) / 2;
    kinetic.re[i] = Math.cos(phase) / (columns * rows);
    kinetic.im[i] = Math.sin(phase) / (columns * rows);
  }
  return (psi) => {
    multiply(psi, halfPotential);
    transform(psi, -1);
    multiply(psi, kinetic);
    transform(psi, 1);
    multiply(psi, halfPotential);
  };
}
