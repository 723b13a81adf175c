import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { ChoiceGroup } from "../choice-group.tsx";
import { bonds, methods, noises, type Settings } from "./settings.ts";

const words = simulatorWords;
const choices = methods.map((id) => ({ id, ...words.methods[id] }));

export interface MethodPickerProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
}

/** How to simulate: the method, and the one number that belongs to it. */
export function MethodPicker({ settings, onChange }: MethodPickerProps) {
  const { method, chi, noise } = settings;
  return (
    <>
      <ChoiceGroup
        label={words.method}
        choices={choices}
        value={method}
        onChange={(id) => onChange({ method: id })}
      />
      {method === "mps" && (
        <StepRange
          label={words.chi}
          values={bonds}
          value={chi}
          textOf={String}
          onChange={(bond) => onChange({ chi: bond })}
        />
      )}
      {method === "statevector" && (
        <div>
          <StepRange
            label={words.noise.label}
            values={noises}
            value={noise}
            textOf={(rate) => (rate === "0" ? words.noise.none : `${rate}%`)}
            onChange={(rate) => onChange({ noise: rate })}
          />
          {noise !== "0" && <p className="instrument-note">{words.noise.note}</p>}
        </div>
      )}
    </>
  );
}

interface StepRangeProps<T> {
  label: string;
  values: readonly T[];
  value: T;
  textOf: (value: T) => string;
  onChange: (value: T) => void;
}

/** One of a few values in order. */
function StepRange<T>({ label, values, value, textOf, onChange }: StepRangeProps<T>) {
  return (
    <label className="instrument-range">
      <span className="instrument-label">
        {label} <b>{textOf(value)}</b>
      </span>
      <input
        type="range"
        min={0}
        max={values.length - 1}
        value={values.indexOf(value)}
        aria-valuetext={textOf(value)}
        onChange={(event) => onChange(values[event.target.valueAsNumber])}
      />
    </label>
  );
}
