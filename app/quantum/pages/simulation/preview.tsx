import { instrumentSections, methodNames } from "#app/content/quantum/instrument-sections.ts";
import { box } from "#app/drawing/path.ts";
import { Link } from "#app/navigation/link.tsx";
import numbers from "./numbers.computed.ts";

/** The simulators at rest: the memory of each for one program. A press on one opens it there. */
export function SimulatorPreview() {
  return (
    <div className="border border-quiet">
      <p className="border-b border-quiet bg-raised px-5 py-4 lg:py-5 lg:pr-72">
        {instrumentSections.simulator.result(numbers.memory.qubits)}{" "}
        <span className="max-md:hidden">{instrumentSections.simulator.squares}</span>
      </p>
      <ul className="grid md:grid-cols-3">
        {numbers.memory.methods.map(({ id, memory, doublings }) => (
          <li
            key={id}
            className="border-line not-last:border-b md:not-last:border-r md:not-last:border-b-0"
          >
            <Link
              to={`/simulation#simulator?program=ghz50&method=${id}`}
              className="px-5 py-3 hover:bg-raised max-md:flex max-md:items-baseline max-md:justify-between md:block md:py-5"
            >
              <Doublings count={doublings} />
              <span className="block text-heading md:mt-3 font-medium lg:text-[4.75rem]/[1.1] lg:tracking-(--number-tracking)">
                {memory}
              </span>
              <span className="text-label text-muted">{methodNames[id]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SQUARES_IN_ROW = 18;

/** A square for each doubling of one byte. */
function Doublings({ count }: { count: number }) {
  const squares = Array.from({ length: count }, (_, k) =>
    box((k % SQUARES_IN_ROW) * 20, Math.floor(k / SQUARES_IN_ROW) * 20, 15, 15),
  );
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 355 55"
      className="h-10 fill-purple max-md:hidden lg:h-13.75"
    >
      <path d={squares.join("")} />
    </svg>
  );
}
