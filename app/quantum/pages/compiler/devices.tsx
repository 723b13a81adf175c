import { deviceNames } from "#app/content/quantum/instrument-sections.ts";
import { graphs } from "#app/instruments/compiler/device-graphs.ts";
import { cx } from "#app/lib/cx.ts";

const shown = ["line", "ring", "grid", "heavy-hex", "full", "edges"] as const;

/** The coupling graphs of the instrument, at rest. */
export function CompilerDevices() {
  return (
    <ul className="grid grid-cols-3 gap-x-4 gap-y-6 sm:grid-cols-6 lg:gap-x-8">
      {shown.map((id, index) => (
        <li
          key={id}
          className={cx(
            "border-t font-mono text-label",
            index === 0 ? "border-accent text-accent" : "border-line text-quiet",
          )}
        >
          <svg aria-hidden="true" viewBox="0 0 48 44" className="w-full py-2 sm:py-6">
            <path d={graphs[id].edges} stroke="currentColor" strokeWidth="0.4" />
            {graphs[id].points.map(([x, y]) => (
              <circle key={`${x},${y}`} cx={x} cy={y} r="1.5" fill="currentColor" />
            ))}
          </svg>
          <span className="block text-center">{deviceNames[id]}</span>
        </li>
      ))}
    </ul>
  );
}
