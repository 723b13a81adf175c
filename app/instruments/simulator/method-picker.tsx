import { ChoiceGroup } from "../choice-group.tsx";
import { RangeField } from "../range-field.tsx";
import { bonds, methods, noises, type SimulatorSettings } from "./settings.ts";
import { simulatorWords } from "./words.ts";

const words = simulatorWords;
const choices = methods.map((id) => ({ id, ...words.methods[id] }));

export interface MethodPickerProps {
  settings: SimulatorSettings;
  onChange: (change: Partial<SimulatorSettings>) => void;
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
        <RangeField
          label={words.chi}
          text={String(chi)}
          value={bonds.indexOf(chi)}
          min={0}
          max={bonds.length - 1}
          onChange={(index) => onChange({ chi: bonds[index] })}
        />
      )}
      {method === "statevector" && (
        <div>
          <RangeField
            label={words.noise.label}
            text={noise === "0" ? words.noise.none : `${noise}%`}
            value={noises.indexOf(noise)}
            min={0}
            max={noises.length - 1}
            onChange={(index) => onChange({ noise: noises[index] })}
          />
          {noise !== "0" && <p className="instrument-note">{words.noise.note}</p>}
        </div>
      )}
    </>
  );
}
