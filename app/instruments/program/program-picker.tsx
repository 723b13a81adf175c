import { useId } from "react";
import { programWords } from "#app/content/quantum/program-words.ts";
import { Editor } from "./editor.tsx";
import { presetIds, presets, sizeFor } from "./presets.ts";
import { type Fault, type ProgramSettings, sourceOf } from "./program.ts";

export interface ProgramPickerProps {
  program: ProgramSettings;
  onChange: (program: ProgramSettings) => void;
  fault: Fault | null;
  mostQubits: number;
}

const choices = [...presetIds, "own"] as const;

/** A preset or the visitor's own program; whoever edits a preset has made it their own. */
export function ProgramPicker({ program, onChange, fault, mostQubits }: ProgramPickerProps) {
  const name = useId();

  function choose(preset: ProgramSettings["preset"]) {
    if (preset !== "own") {
      const qubits = sizeFor(preset, program.qubits, mostQubits);
      return onChange({ ...program, preset, qubits });
    }
    onChange({ ...program, preset, own: program.own || sourceOf(program) });
  }

  return (
    <div className="program">
      <fieldset className="instrument-radios program-choices">
        <legend className="instrument-label">{programWords.program}</legend>
        {choices.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name={name}
              checked={program.preset === id}
              onChange={() => choose(id)}
            />
            <span>{programWords.presets[id]}</span>
          </label>
        ))}
      </fieldset>
      {program.preset !== "own" && presets[program.preset].most > presets[program.preset].least && (
        <SizeField
          {...presets[program.preset]}
          most={Math.min(mostQubits, presets[program.preset].most)}
          value={program.qubits}
          onChange={(qubits) => onChange({ ...program, qubits })}
        />
      )}
      <Editor
        value={sourceOf(program)}
        onChange={(own) => onChange({ ...program, preset: "own", own })}
        fault={fault}
      />
    </div>
  );
}

interface SizeFieldProps {
  least: number;
  most: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

function SizeField({ least, most, step, value, onChange }: SizeFieldProps) {
  return (
    <label className="instrument-range">
      <span className="instrument-label">
        {programWords.qubits} <b>{value}</b>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
