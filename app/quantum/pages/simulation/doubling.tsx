import { binaryBytes, statevectorBytes } from "@adyakshar/quantum/simulators";

const MOST_QUBITS = 20;
const HEIGHT = 160;
const counts = Array.from({ length: MOST_QUBITS }, (_, k) => k + 1);
const bytes = (qubits: number) => binaryBytes(statevectorBytes(qubits));

/** A statevector on a linear scale, a bar for each number of qubits. */
const bars = counts
  .map((qubits) => {
    const height = (HEIGHT * statevectorBytes(qubits)) / statevectorBytes(MOST_QUBITS);
    return `M${qubits * 10 - 9} ${HEIGHT}v${-Math.max(0.5, height).toFixed(1)}h8V${HEIGHT}z`;
  })
  .join("");

export function SimulationDoubling({ caption }: { caption: string }) {
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${10 * MOST_QUBITS} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full lg:h-56"
      >
        <path d={bars} className="fill-accent" />
      </svg>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-6 border-t border-line pt-3 font-mono text-label text-quiet">
        <span>n = 1: {bytes(1)}</span>
        <span className="text-ink max-sm:order-first max-sm:w-full">{caption}</span>
        <span>
          n = {MOST_QUBITS}: {bytes(MOST_QUBITS)}
        </span>
      </figcaption>
    </figure>
  );
}
