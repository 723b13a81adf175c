import { useEffect, useRef } from "react";
import { phaseHex } from "#app/drawing/phase-color.ts";
import type { Lattice } from "./read-state.ts";
import { simulatorWords } from "./words.ts";

const words = simulatorWords.lattice;

/** The state as dots on a hexagonal lattice; the likeliest outcomes beside it are its table. */
export function LatticeDrawing({ lattice, isNoisy }: { lattice: Lattice; isNoisy: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = latticeSize(lattice);

  useEffect(() => {
    if (canvas.current) drawLattice(canvas.current, lattice);
  }, [lattice]);

  const firstQubit = lattice.within;
  const middleQubit = firstQubit + lattice.across;
  const lastQubit = middleQubit + lattice.down - 1;
  const amplitudes = 2 ** lattice.within;
  return (
    <figure className="lattice min-w-0">
      <figcaption className="instrument-label">{words.title}</figcaption>
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={words.label}
        className="mt-3 max-w-full"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3">
        <PhaseWheel title={words.wheel} />
        <div className="flex-1 basis-48">
          <p className="mb-1 flex flex-wrap gap-x-6 text-label text-quiet">
            <span>{words.axis("across", firstQubit, middleQubit - 1)}</span>
            {lastQubit >= middleQubit && <span>{words.axis("down", middleQubit, lastQubit)}</span>}
          </p>
          <p className="instrument-note">
            {amplitudes === 1 ? words.one : words.many(amplitudes)} {isNoisy && words.ideal}
          </p>
        </div>
      </div>
    </figure>
  );
}

const steps = Array.from({ length: 36 }, (_, step) => step);

/** A point of the ring; angles count as phases do, against the clock from the right. */
function at(turns: number): string {
  const angle = 2 * Math.PI * turns;
  return `${(22 * Math.cos(angle)).toFixed(2)} ${(-22 * Math.sin(angle)).toFixed(2)}`;
}

function PhaseWheel({ title }: { title: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      className="phase-wheel flex-none fill-none"
      width="116"
      strokeWidth="7"
      viewBox="-58 -44 116 88"
    >
      {steps.map((step) => (
        <path
          key={step}
          d={`M${at(step / 36)}A22 22 0 0 0 ${at((step + 1.05) / 36)}`}
          stroke={phaseHex((step + 0.5) / 36)}
        />
      ))}
      <text x="32" y="4">
        0
      </text>
      <text y="-30" textAnchor="middle">
        +90°
      </text>
      <text x="-31" y="4" textAnchor="end">
        180°
      </text>
      <text y="40" textAnchor="middle">
        −90°
      </text>
    </svg>
  );
}

/** The canvas has twice the pixels that a wide screen shows. */
const MAX_WIDTH = 1440;

const MAX_CELL_SIZE = 160;

/** Rows are so many cells apart. */
const ROW_DISTANCE = Math.sqrt(3) / 2;

const COLOR_STEPS = 64;

function cellOf({ across }: Lattice): number {
  // Every second row is moved by half a cell.
  return Math.min(MAX_CELL_SIZE, MAX_WIDTH / (2 ** across + 0.5));
}

function latticeSize(lattice: Lattice): { width: number; height: number } {
  const cell = cellOf(lattice);
  return {
    width: Math.ceil((2 ** lattice.across + 0.5) * cell),
    height: Math.ceil((2 ** lattice.down - 1) * ROW_DISTANCE * cell + cell),
  };
}

function drawLattice(canvas: HTMLCanvasElement, lattice: Lattice): void {
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
