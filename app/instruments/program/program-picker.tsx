import { type PresetId, presets, sizeFor } from "@adyakshar/quantum/qasm";
import { Fold } from "#app/ui/fold.tsx";
import { instrumentButton } from "../kit/buttons.tsx";
import { ChoiceGroup, RangeField } from "../kit/fields.tsx";
import type { Fault } from "../kit/run-state.ts";
import { Editor } from "./editor.tsx";
import type { ProgramSettings } from "./program-settings.ts";
import { programWords } from "./words.ts";

export interface ProgramPickerProps {
  program: ProgramSettings;
  /** Its text. */
  source: string;
  offeredPresets: readonly PresetId[];
  onChange: (program: ProgramSettings) => void;
  fault: Fault | null;
  /** The most qubits of a preset, and of a program of the visitor's own. */
  maxPresetQubits: number;
  maxOwnQubits: number;
}

/** A preset or the visitor's own program; whoever edits a preset has made it their own. */
export function ProgramPicker(props: ProgramPickerProps) {
  const { program, source, offeredPresets, onChange, fault, maxPresetQubits, maxOwnQubits } = props;
  const choices = [...offeredPresets, "own"] as const;
  const preset = program.preset === "own" ? undefined : presets[program.preset];

  function choose(id: ProgramSettings["preset"]) {
    if (id !== "own") {
      const qubits = sizeFor(id, presets[id].first, maxPresetQubits);
      return onChange({ ...program, preset: id, qubits });
    }
    onChange({ ...program, preset: id, own: program.own || source });
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
    // No line of a program makes the page wider.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoiceGroup
        look="buttons"
        label={programWords.program}
        choices={choices.map((id) => ({ id, label: programWords.presets[id] }))}
        value={program.preset}
        onChange={choose}
      />
      <p className="instrument-note min-h-[2lh]">{programWords.notes[program.preset]}</p>
      <RangeField
        label={programWords.qubits}
        text={preset ? undefined : programWords.asWritten}
        value={program.qubits}
        min={preset?.min ?? program.qubits}
        max={preset ? Math.min(maxPresetQubits, preset.max) : program.qubits}
        step={preset?.step}
        onChange={(qubits) => onChange({ ...program, qubits })}
      />
      <Editor value={source} onChange={edit} fault={fault} />
      <Fold title={programWords.fold} kind="quiet">
        <p className="instrument-note">{programWords.accepted(maxOwnQubits)}</p>
      </Fold>
      {program.earlier !== undefined && (
        <button type="button" className={instrumentButton.link} onClick={bringBack}>
          {programWords.bringBack}
        </button>
      )}
    </div>
  );
}
