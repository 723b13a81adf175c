import { phaseHex } from "#app/figures/phase-color.ts";
import type { Lattice } from "./calls.ts";

/** Both in pixels of the canvas, which has twice those that a wide screen shows. */
const MAX_WIDTH = 1440;
const MAX_CELL_SIZE = 160;
/** In cells. */
const ROW_DISTANCE = Math.sqrt(3) / 2;
const COLOR_STEPS = 64;

function cellOf({ across }: Lattice): number {
  // Every second row is moved by half a cell.
  return Math.min(MAX_CELL_SIZE, MAX_WIDTH / (2 ** across + 0.5));
}

export function latticeSize(lattice: Lattice): { width: number; height: number } {
  const cell = cellOf(lattice);
  return {
    width: Math.ceil((2 ** lattice.across + 0.5) * cell),
    height: Math.ceil((2 ** lattice.down - 1) * ROW_DISTANCE * cell + cell),
  };
}

/** Draws a dot for each amplitude: its area is the modulus, its color the phase. */
export function drawLattice(canvas: HTMLCanvasElement, lattice: Lattice): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { across, moduli, phases } = lattice;
  const cell = cellOf(lattice);
  const maxModulus = moduli.reduce((a, b) => Math.max(a, b), 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  // Dots of one color are drawn together: a change of color costs more than a dot.
  const byColor: number[][] = Array.from({ length: COLOR_STEPS }, () => []);
  for (const [dot, phase] of phases.entries()) {
    byColor[Math.round((phase + 1) * COLOR_STEPS) % COLOR_STEPS].push(dot);
  }
  for (const [step, dots] of byColor.entries()) {
    context.fillStyle = phaseHex(step / COLOR_STEPS);
    context.beginPath();
    for (const dot of dots) {
      const radius = 0.48 * cell * Math.sqrt(moduli[dot] / maxModulus);
      if (radius < 0.3) continue;
      const row = dot >> across;
      const column = dot & (2 ** across - 1);
      const x = (column + 0.5 + (row & 1) / 2) * cell;
      const y = row * ROW_DISTANCE * cell + cell / 2;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
}
