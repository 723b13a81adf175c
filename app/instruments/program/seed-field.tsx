import { useState } from "react";
import { runWords } from "#app/content/instruments.ts";
import { thousands } from "#app/figures/format.ts";
import { Field } from "../field.tsx";
import { HIGHEST_SEED } from "./program-settings.ts";

export interface SeedFieldProps {
  label: string;
  value: number;
  onChange: (seed: number) => void;
}

/** The number that all chance comes from: the same seed, the same result. */
export function SeedField({ label, value, onChange }: SeedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null;
  return (
    <Field
      label={label}
      isInvalid={isWrong}
      note={<span role="status">{isWrong && runWords.range(thousands(HIGHEST_SEED))}</span>}
    >
      {(tie) => (
        <input
          {...tie}
          type="number"
          inputMode="numeric"
          min={0}
          max={HIGHEST_SEED}
          value={typed ?? value}
          onChange={({ target }) => {
            const isWhole = /^\d+$/.test(target.value) && Number(target.value) <= HIGHEST_SEED;
            // What is no seed stays as typed until the field is left.
            setTyped(isWhole ? null : target.value);
            if (isWhole) onChange(Number(target.value));
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}
