const QUARTER = 13;

const cellsPath = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, k) => `M${(from + k) * 20 + 0.5} .5h17v7h-17z`).join("");

/** Support to scale: one cell is one week, in the frame of a quarter. */
export function SupportWeeks({ weeks }: { weeks: number | undefined }) {
  if (weeks === undefined) return null;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${QUARTER * 20} 8`} className="mt-2 w-full max-lg:hidden">
      <path d={cellsPath(0, weeks)} className="fill-accent stroke-accent" />
      <path d={cellsPath(weeks, QUARTER)} className="fill-none stroke-line" />
    </svg>
  );
}
