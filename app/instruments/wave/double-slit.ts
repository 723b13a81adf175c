import type { Wavefunction } from "./split-step.ts";
import { createStep, emptyWavefunction, type Grid, type Medium } from "./split-step.ts";

export type Slits = 1 | 2;

export const grid: Grid = { columns: 128, rows: 128, cell: 1 };
/** The same room at half the resolution: what a phone can step in a frame. */
export const liveGrid: Grid = { columns: 64, rows: 64, cell: 2 };
const WAVELENGTH = 10;
const MOMENTUM = (2 * Math.PI) / WAVELENGTH;
const ENERGY = MOMENTUM ** 2 / 2;
const PERIOD = (2 * Math.PI) / ENERGY;

/** The slits and the wall lie across the way of the wave. The wall is thick, so that nothing leaks through it on the coarse grid. */
export const slits = { axis: 64, apart: 34, width: 7 } as const;
const wall = { from: 52, to: 60, height: 0.6 } as const;
/** The detector stands here and has so many cells of one length unit. */
export const screen = { at: 104, breadth: 80 } as const;

const ABSORBING_MARGIN = 20;
/** The wave comes from before the wall, and is wider than both slits. */
const source: Packet = { x: 28, y: slits.axis, sigmaX: 6, sigmaY: 26, momentum: MOMENTUM };

/** 0 inside the room, 1 at its edge. */
const depth = (at: number): number => Math.max(0, 1 - Math.min(at, 128 - at) / ABSORBING_MARGIN);

/** The slit that can be closed lies beyond the middle. */
const isOpen = (y: number, open: Slits): boolean =>
  Math.abs(Math.abs(y - slits.axis) - slits.apart / 2) <= slits.width / 2 &&
  (open === 2 || y < slits.axis);

/** The wall, and edges that absorb, so that nothing comes back round the periodic grid. */
export const room = (open: Slits): Medium => ({
  potential: (x, y) => (x >= wall.from && x < wall.to && !isOpen(y, open) ? wall.height : 0),
  absorption: (x, y) => 0.5 * (depth(x) ** 2 + depth(y) ** 2),
});

/** A steady stream of particles of one energy through the room: each call lets time pass. */
function createStream(psi: Wavefunction, on: Grid) {
  const sourceWave = emptyWavefunction(on);
  addPacket(sourceWave, on, source);
  const steps = new Map<string, (psi: Wavefunction) => void>();
  let clock = 0;
  return (open: Slits, time: number) => {
    const key = `${open} ${time}`;
    const step = steps.get(key) ?? createStep(on, room(open), time);
    steps.set(key, step);
    step(psi);
    clock = (clock + time) % PERIOD;
    const re = time * Math.cos(ENERGY * clock);
    const im = -time * Math.sin(ENERGY * clock);
    for (let i = 0; i < psi.re.length; i++) {
      psi.re[i] += sourceWave.re[i] * re - sourceWave.im[i] * im;
      psi.im[i] += sourceWave.re[i] * im + sourceWave.im[i] * re;
    }
  };
}

const STEPS_PER_PERIOD = 64;
/** The state differs from its limit by less than a thousandth after so many periods. */
export const STEADY_PERIODS = 12;

/** Lets the stream fill an empty room for whole periods, after which its phase is again the first. */
function fillRoom(on: Grid, open: Slits, periods: number, stepsPerPeriod: number) {
  const psi = emptyWavefunction(on);
  const advance = createStream(psi, on);
  for (let i = 0; i < periods * stepsPerPeriod; i++) advance(open, PERIOD / stepsPerPeriod);
  return { psi, advance };
}

/** The still's wave when it is steady, and the probability along the screen, summed over a period. */
export function steadyWave(open: Slits) {
  const { psi, advance } = fillRoom(grid, open, STEADY_PERIODS - 1, STEPS_PER_PERIOD);
  const density = new Array<number>(screen.breadth).fill(0);
  for (let i = 0; i < STEPS_PER_PERIOD; i++) {
    advance(open, PERIOD / STEPS_PER_PERIOD);
    for (const [cell, chance] of densityAt(psi, grid).entries()) density[cell] += chance;
  }
  return { psi, density };
}

/** The same on the coarse grid, in half the periods and a third of the steps: the eye sees no difference. */
export const liveWave = (open: Slits) => fillRoom(liveGrid, open, 6, 20);

/** |psi|^2 along the screen at one moment, in cells of one length unit. */
export function densityAt({ re, im }: Wavefunction, { columns, cell }: Grid): number[] {
  return Array.from({ length: screen.breadth }, (_, at) => {
    const y = slits.axis - screen.breadth / 2 + at;
    const i = Math.floor(y / cell) * columns + screen.at / cell;
    return re[i] ** 2 + im[i] ** 2;
  });
}

/** A Gaussian packet on its way to the right; sigma is the spread of |psi|^2. */
export interface Packet {
  x: number;
  y: number;
  sigmaX: number;
  sigmaY: number;
  momentum: number;
}

/** The Gaussian in one dimension. */
function gaussian(x: number, sigma: number, momentum: number): readonly [re: number, im: number] {
  const size = (2 * Math.PI * sigma * sigma) ** -0.25 * Math.exp(-(x * x) / (4 * sigma * sigma));
  return [size * Math.cos(momentum * x), size * Math.sin(momentum * x)];
}

export function addPacket(psi: Wavefunction, grid: Grid, packet: Packet): void {
  const { columns, rows, cell } = grid;
  const { x, y, sigmaX, sigmaY, momentum } = packet;
  const across = Array.from({ length: columns }, (_, i) =>
    gaussian(i * cell - x, sigmaX, momentum),
  );
  for (let row = 0; row < rows; row++) {
    const [c, d] = gaussian(row * cell - y, sigmaY, 0);
    for (let column = 0; column < columns; column++) {
      const [a, b] = across[column];
      const i = row * columns + column;
      psi.re[i] += a * c - b * d;
      psi.im[i] += a * d + b * c;
    }
  }
}
