import { createFft2d, frequency, type Wavefunction } from "./fft.ts";

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
