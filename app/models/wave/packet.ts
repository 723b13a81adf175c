import type { Wavefunction } from "./fft.ts";
import type { Grid } from "./split-step.ts";

/** A Gaussian packet on its way to the right; sigma is the spread of |psi|^2 at time 0. */
export interface Packet {
  x: number;
  y: number;
  sigmaX: number;
  sigmaY: number;
  momentum: number;
}

type Complex = readonly [re: number, im: number];

/** The free Gaussian in one dimension, in closed form. */
function gaussian(x: number, sigma: number, k: number, time: number): Complex {
  const ratio = time / (2 * sigma * sigma);
  const distance = x - k * time;
  const spread = 1 + ratio * ratio;
  const envelope = (distance * distance) / (4 * sigma * sigma * spread);
  const size = (2 * Math.PI * sigma * sigma * spread) ** -0.25 * Math.exp(-envelope);
  const phase = k * x - (k * k * time) / 2 + envelope * ratio - Math.atan(ratio) / 2;
  return [size * Math.cos(phase), size * Math.sin(phase)];
}

/** Adds the packet, as free flight has it at `time`. */
export function addPacket(psi: Wavefunction, grid: Grid, packet: Packet, time = 0): void {
  const { columns, rows, cell } = grid;
  const { x, y, sigmaX, sigmaY, momentum } = packet;
  const across = Array.from({ length: columns }, (_, i) =>
    gaussian(i * cell - x, sigmaX, momentum, time),
  );
  for (let row = 0; row < rows; row++) {
    const [c, d] = gaussian(row * cell - y, sigmaY, 0, time);
    for (let column = 0; column < columns; column++) {
      const [a, b] = across[column];
      const i = row * columns + column;
      psi.re[i] += a * c - b * d;
      psi.im[i] += a * d + b * c;
    }
  }
}
