import type { ReactNode } from "react";

export interface VerdictProps {
  outcome: keyof typeof signs;
  children: ReactNode;
}

/** A check, a cross, or an empty cell where nothing is decided. */
const signs = {
  passed: "M8 12.5l3 3 5.5-6.5",
  failed: "M8.5 8.5l7 7m0-7l-7 7",
  open: "",
} as const;

/** The sentence that a run ends in; the words alone say the outcome, the sign repeats it. */
export function Verdict({ outcome, children }: VerdictProps) {
  return (
    <div className="instrument-verdict" data-outcome={outcome}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className="instrument-sign">
        <path d={`M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z${signs[outcome]}`} />
      </svg>
      <p>{children}</p>
    </div>
  );
}
