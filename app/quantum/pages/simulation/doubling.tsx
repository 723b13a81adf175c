import machines from "./doubling.data.ts";

const most = Math.max(...machines.map(({ qubits }) => qubits));
const counts = Array.from({ length: most }, (_, k) => k + 1);
const isMarked = (count: number) => machines.some(({ qubits }) => qubits === count);
const bar = (count: number) => `M${count * 10 - 8} ${most}v${-count}h6v${count}z`;
const bars = (chosen: readonly number[]) => chosen.map(bar).join("");

/** One step for each qubit, which doubles the bytes; the last that each machine holds is lit and named. */
export function SimulationDoubling({ caption }: { caption: string }) {
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${10 * most} ${most}`}
        preserveAspectRatio="none"
        className="h-28 w-full lg:h-40"
      >
        <path d={bars(counts.filter((count) => !isMarked(count)))} className="fill-line" />
        <path d={bars(counts.filter(isMarked))} className="fill-accent" />
      </svg>
      {/* As wide as the steps up to each machine; the test of the figures knows them. */}
      <ul className="grid grid-cols-2 gap-y-4 border-t border-line pt-4 lg:grid-cols-[20fr_9fr_6fr_10fr] lg:text-right">
        {machines.map(({ name, qubits, memory }) => (
          <li key={name}>
            <span className="block text-item font-medium">{qubits} qubits</span>
            <span className="font-mono text-label text-muted">
              {name}, {memory}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-small text-muted">{caption}</figcaption>
    </figure>
  );
}
