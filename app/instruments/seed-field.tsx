import { useId, useState } from "react";
import { runWords } from "#app/content/instruments.ts";
import { thousands } from "#app/figures/format.ts";

export interface SeedFieldProps {
  label: string;
  value: number;
  highest: number;
  onChange: (seed: number) => void;
}

/** The number that all chance comes from: the same seed, the same result. */
export function SeedField({ label, value, highest, onChange }: SeedFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className="instrument-field">
      <label htmlFor={id} className="instrument-label">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={highest}
        value={typed ?? value}
        aria-invalid={typed !== null}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          const isWhole = /^\d+$/.test(target.value) && Number(target.value) <= highest;
          // What is no seed stays as typed until the field is left.
          setTyped(isWhole ? null : target.value);
          if (isWhole) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(null)}
      />
      <p id={`${id}-note`} role="status" className="instrument-note">
        {typed !== null && runWords.range(thousands(highest))}
      </p>
    </div>
  );
}
