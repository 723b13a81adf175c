import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { Link } from "#app/navigation/link.tsx";
import numbers from "./numbers.data.ts";

/** The simulators at rest: the memory of each for one program. A press on one opens it there. */
export function SimulatorPreview() {
  return (
    <div className="border border-quiet">
      <p className="border-b border-quiet bg-raised px-5 py-4 lg:py-5 lg:pr-72">
        {instrumentSections.simulator.result(numbers.memory.qubits)}
      </p>
      <ul className="grid md:grid-cols-3">
        {numbers.memory.methods.map(({ id, name, memory }) => (
          <li
            key={id}
            className="border-line not-last:border-b md:not-last:border-r md:not-last:border-b-0"
          >
            <Link
              to={`/simulation#simulator?program=ghz50&method=${id}`}
              className="flex items-baseline justify-between gap-4 px-5 py-3 hover:bg-raised md:block md:py-5"
            >
              <span className="text-heading font-medium md:block lg:text-title">{memory}</span>
              <span className="text-label text-muted">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
