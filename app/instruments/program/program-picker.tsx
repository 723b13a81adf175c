import { useId } from "react";
import { programWords } from "#app/content/quantum/program-words.ts";
import type { Fault } from "../run-state.ts";
import { Editor } from "./editor.tsx";
import { type PresetId, presets, sizeFor } from "./presets.ts";
import { type ProgramSettings, sourceOf } from "./program-settings.ts";

export interface ProgramPickerProps {
  program: ProgramSettings;
  /** Those that are offered. */
  presets: readonly PresetId[];
  onChange: (program: ProgramSettings) => void;
  fault: Fault | null;
  mostQubits: number;
}

/** A preset or the visitor's own program; whoever edits a preset has made it their own. */
export function ProgramPicker(props: ProgramPickerProps) {
  const { program, presets: offered, onChange, fault, mostQubits } = props;
  const name = useId();
  const choices = [...offered, "own"] as const;

  function choose(preset: ProgramSettings["preset"]) {
    if (preset !== "own") {
      const qubits = sizeFor(preset, presets[preset].first, mostQubits);
      return onChange({ ...program, preset, qubits });
    }
    onChange({ ...program, preset, own: program.own || sourceOf(program) });
  }

  function edit(own: string) {
    // Whoever edits a preset begins a new text; the one before is not overwritten.
    const isNew = program.preset !== "own" && program.own && program.own !== own;
    onChange({ ...program, preset: "own", own, earlier: isNew ? program.own : program.earlier });
  }

  function bringBack() {
    const { own, earlier } = program;
    onChange({ ...program, preset: "own", own: earlier ?? own, earlier: own });
  }

  return (
    <div className="program">
      <fieldset className="instrument-radios">
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
      <p className="instrument-note">{programWords.notes[program.preset]}</p>
      {program.preset !== "own" && presets[program.preset].most > presets[program.preset].least && (
        <SizeField
          {...presets[program.preset]}
          most={Math.min(mostQubits, presets[program.preset].most)}
          value={program.qubits}
          onChange={(qubits) => onChange({ ...program, qubits })}
        />
      )}
      <p className="instrument-note">{programWords.accepted}</p>
      <Editor value={sourceOf(program)} onChange={edit} fault={fault} />
      {program.earlier !== undefined && (
        <button type="button" className="instrument-link" onClick={bringBack}>
          {programWords.bringBack}
        </button>
      )}
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
