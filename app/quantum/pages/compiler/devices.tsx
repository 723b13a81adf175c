import { graphs } from "#app/instruments/compiler/device-graphs.ts";
import { cx } from "#app/lib/cx.ts";

const shown = ["line", "ring", "grid", "heavy-hex", "full"] as const;

/** The coupling graphs of the bench, at rest. */
export function CompilerDevices() {
  return (
    <div className="grid grid-cols-5 gap-x-2 sm:gap-x-8">
      {shown.map((id, index) => (
        <svg
          key={id}
          aria-hidden="true"
          viewBox="0 0 48 44"
          className={cx(
            "w-full border-t py-4 sm:py-6",
            index === 0 ? "border-accent text-accent" : "border-line text-quiet",
          )}
        >
          <path d={graphs[id].edges} stroke="currentColor" strokeWidth="0.4" />
          {graphs[id].points.map(([x, y]) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r="1.5" fill="currentColor" />
          ))}
        </svg>
      ))}
    </div>
  );
}
