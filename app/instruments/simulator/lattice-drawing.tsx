import { useEffect, useRef } from "react";
import type { Lattice } from "./calls.ts";
import { drawLattice, latticeSize } from "./draw-lattice.ts";
import { PhaseWheel } from "./phase-wheel.tsx";
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
      <div className="relative mt-3">
        <canvas
          ref={canvas}
          width={width}
          height={height}
          role="img"
          aria-label={words.label}
          className="max-w-full"
        />
        <PhaseWheel title={words.wheel} />
      </div>
      <p className="mt-3 mb-1 flex flex-wrap gap-x-6 text-label text-quiet">
        <span>{words.axis("across", firstQubit, middleQubit - 1)}</span>
        {lastQubit >= middleQubit && <span>{words.axis("down", middleQubit, lastQubit)}</span>}
      </p>
      <p className="instrument-note">
        {amplitudes === 1 ? words.one : words.many(amplitudes)} {isNoisy && words.ideal}
      </p>
    </figure>
  );
}
