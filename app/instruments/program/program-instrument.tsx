import { type Note, presets, sizeFor } from "@adyakshar/quantum/qasm";
import { type ReactNode, useMemo } from "react";
import { Fold } from "#app/ui/fold.tsx";
import { CopyLink, instrumentButton } from "../kit/buttons.tsx";
import { ChoiceGroup, NumberField, RangeField } from "../kit/fields.tsx";
import { RunView, type RunViewProps } from "../kit/run-view.tsx";
import { type Fault, type Run, sentenceAt } from "../kit/use-run.ts";
import { Editor } from "./editor.tsx";
import "./program.css";
import {
  MAX_PROGRAM_LENGTH,
  MAX_SEED,
  type ProgramOffer,
  type ProgramSettings,
  type RunSettings,
  sourceOf,
} from "./program.ts";
import { programWords } from "./words.ts";

export interface ProgramInstrumentProps
  extends Pick<RunViewProps, "controls" | "summary" | "doing" | "children"> {
  run: Run<RunSettings>;
  offer: ProgramOffer;
  /** Controls before the program. */
  before?: ReactNode;
  notes: readonly Note[] | undefined;
  actions: ReactNode;
}

/** The compiler and the simulator share a program, a seed and notes on the program. */
export function ProgramInstrument(props: ProgramInstrumentProps) {
  const { run, offer, summary, doing, before, controls, notes, actions, children } = props;
  const { settings, state } = run;
  const source = useMemo(() => sourceOf(settings.program), [settings.program]);
  const fault = state.status === "refused" && state.fault.line !== undefined ? state.fault : null;
  return (
    <RunView
      run={run}
      summary={summary}
      doing={doing}
      controls={
        <>
          {before}
          <ProgramPicker
            offer={offer}
            program={settings.program}
            source={source}
            onChange={(program) => run.change({ program })}
            fault={fault}
          />
          {controls}
          <NumberField
            label={programWords.seed}
            value={settings.seed}
            max={MAX_SEED}
            onChange={(seed) => run.change({ seed })}
          />
        </>
      }
      below={
        <div className="instrument-actions">
          {actions}
          <CopyLink link={run.link} isTooLong={run.isTooLong} />
        </div>
      }
    >
      {notes?.map(({ text, ...place }) => (
        <p key={text} className="instrument-note">
          {sentenceAt({ ...place, reason: text })}
        </p>
      ))}
      {children}
    </RunView>
  );
}

interface ProgramPickerProps {
  program: ProgramSettings;
  /** Its text. */
  source: string;
  offer: ProgramOffer;
  onChange: (program: ProgramSettings) => void;
  fault: Fault | null;
}

/** A preset or the visitor's own program; whoever edits a preset has made it their own. */
function ProgramPicker({ program, source, offer, onChange, fault }: ProgramPickerProps) {
  const { offeredPresets, maxPresetQubits, maxOwnQubits } = offer;
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
        <p className="instrument-note">{programWords.accepted(maxOwnQubits, MAX_PROGRAM_LENGTH)}</p>
      </Fold>
      {program.earlier !== undefined && (
        <button type="button" className={instrumentButton.link} onClick={bringBack}>
          {programWords.bringBack}
        </button>
      )}
    </div>
  );
}
