import { useEffect, useRef } from "react";
import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import type { Lattice } from "./calls.ts";
import { drawLattice, latticeSize } from "./draw-lattice.ts";
import { PhaseWheel } from "./phase-wheel.tsx";

const words = simulatorWords.lattice;

export interface LatticeDrawingProps {
  lattice: Lattice;
  isNoisy: boolean;
}

/** The state as dots on a hexagonal lattice; the likeliest outcomes beside it are its table. */
export function LatticeDrawing({ lattice, isNoisy }: LatticeDrawingProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = latticeSize(lattice);

  useEffect(() => {
    if (canvas.current) drawLattice(canvas.current, lattice);
  }, [lattice]);

  const first = lattice.within;
  const middle = first + lattice.across;
  const last = middle + lattice.down - 1;
  const axis = (name: string, from: number, to: number) =>
    to < from ? "" : `${name}: q${from}${to > from ? ` ${words.until} q${to}` : ""}`;
  const amplitudes = 2 ** lattice.within;
  return (
    <figure className="lattice">
      <figcaption className="instrument-label">{words.title}</figcaption>
      <div className="lattice-frame">
        <canvas ref={canvas} width={width} height={height} role="img" aria-label={words.label} />
        <PhaseWheel title={words.wheel} />
      </div>
      <p className="lattice-axes">
        <span>{axis(words.across, first, middle - 1)}</span>
        <span>{axis(words.down, middle, last)}</span>
      </p>
      <p className="instrument-note">
        {amplitudes === 1 ? words.one : `${words.many[0]} ${amplitudes} ${words.many[1]}`}{" "}
        {isNoisy && words.ideal}
      </p>
    </figure>
  );
}
