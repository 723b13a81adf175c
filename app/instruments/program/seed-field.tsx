import { useState } from "react";
import { thousands } from "#app/figures/format.ts";
import { Field } from "../field.tsx";
import { wholeUpTo } from "../fragment/fragment.ts";
import { runWords } from "../words.ts";
import { MAX_SEED } from "./program-settings.ts";

export interface SeedFieldProps {
  label: string;
  value: number;
  onChange: (seed: number) => void;
}

/** The number that all chance comes from: the same seed, the same result. */
export function SeedField({ label, value, onChange }: SeedFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null);
  const isWrong = typedText !== null;
  return (
    <Field
      label={label}
      isInvalid={isWrong}
      note={<span role="status">{isWrong && runWords.range(thousands(MAX_SEED))}</span>}
    >
      {(tie) => (
        <input
          {...tie}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_SEED}
          value={typedText ?? value}
          onChange={({ target }) => {
            const seed = wholeUpTo(MAX_SEED, target.value);
            // What is no seed stays as typed until the field is left.
            setTypedText(seed === undefined ? target.value : null);
            if (seed !== undefined) onChange(seed);
          }}
          onBlur={() => setTypedText(null)}
        />
      )}
    </Field>
  );
}
