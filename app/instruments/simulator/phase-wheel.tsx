import { phaseHex } from "#app/figures/phase-color.ts";

const steps = Array.from({ length: 36 }, (_, step) => step);

/** A point of the ring; angles count as phases do, against the clock from the right. */
function at(turns: number): string {
  const angle = 2 * Math.PI * turns;
  return `${(22 * Math.cos(angle)).toFixed(2)} ${(-22 * Math.sin(angle)).toFixed(2)}`;
}

/** The legend: which color is which phase. */
export function PhaseWheel({ title }: { title: string }) {
  return (
    <svg
      role="img"
      aria-label={title}
      className="phase-wheel mt-4 bg-ground fill-none lg:absolute lg:mt-0"
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
