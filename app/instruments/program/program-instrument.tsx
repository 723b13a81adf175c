import type { Note } from "@adyakshar/quantum/qasm";
import { type ReactNode, useMemo } from "react";
import { CopyLink } from "../kit/buttons.tsx";
import { NumberField } from "../kit/fields.tsx";
import { sentenceAt } from "../kit/run-state.ts";
import { RunView, type RunViewProps } from "../kit/run-view.tsx";
import type { Run } from "../kit/use-job.ts";
import "./program.css";
import { ProgramPicker, type ProgramPickerProps } from "./program-picker.tsx";
import { MAX_SEED, type RunSettings, sourceOf } from "./program-settings.ts";
import { programWords } from "./words.ts";

export interface ProgramInstrumentProps
  extends Pick<RunViewProps, "controls" | "summary" | "doing" | "children">,
    Pick<ProgramPickerProps, "offeredPresets" | "maxPresetQubits" | "maxOwnQubits"> {
  run: Run<RunSettings>;
  /** Controls before the program. */
  before?: ReactNode;
  notes: readonly Note[] | undefined;
  actions: ReactNode;
}

/** The compiler and the simulator share a program, a seed and notes on the program. */
export function ProgramInstrument(props: ProgramInstrumentProps) {
  const { run, summary, doing, before, controls, notes, actions, children, ...offer } = props;
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
            {...offer}
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
