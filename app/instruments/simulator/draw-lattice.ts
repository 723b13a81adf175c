import { phaseHex } from "#app/figures/phase-color.ts";
import type { Lattice } from "./calls.ts";

/** In pixels of the canvas: twice what a wide screen shows. */
const WIDEST = 1440;
const MAX_CELL_SIZE = 160;
const ROW = Math.sqrt(3) / 2;
const STEPS = 64;

function cellOf({ across }: Lattice): number {
  // Every second row is moved by half a cell.
  return Math.min(MAX_CELL_SIZE, WIDEST / (2 ** across + 0.5));
}

export function latticeSize(lattice: Lattice): { width: number; height: number } {
  const cell = cellOf(lattice);
  return {
    width: Math.ceil((2 ** lattice.across + 0.5) * cell),
    height: Math.ceil((2 ** lattice.down - 1) * ROW * cell + cell),
  };
}

/** A dot for each, its area the modulus, one color for each phase. */
export function drawLattice(canvas: HTMLCanvasElement, lattice: Lattice): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { across, moduli, phases } = lattice;
  const cell = cellOf(lattice);
  const most = moduli.reduce((a, b) => Math.max(a, b), 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  // By color: a change of color costs more than a dot.
  const byColor: number[][] = Array.from({ length: STEPS }, () => []);
  for (const [dot, phase] of phases.entries()) {
    byColor[Math.round((phase + 1) * STEPS) % STEPS].push(dot);
  }
  for (const [step, dots] of byColor.entries()) {
    context.fillStyle = phaseHex(step / STEPS);
    context.beginPath();
    for (const dot of dots) {
      const radius = 0.48 * cell * Math.sqrt(moduli[dot] / most);
      if (radius < 0.3) continue;
      const row = dot >> across;
      const column = dot & (2 ** across - 1);
      const x = (column + 0.5 + (row & 1) / 2) * cell;
      const y = row * ROW * cell + cell / 2;
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
}
