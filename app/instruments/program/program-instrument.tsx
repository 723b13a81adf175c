import type { Note } from "@adyakshar/quantum/qasm";
import type { ReactNode } from "react";
import { adoptStyles } from "../adopt-styles.ts";
import { CopyLink } from "../buttons.tsx";
import { NumberField } from "../fields.tsx";
import { sentenceAt } from "../run-state.ts";
import { RunView, type RunViewProps } from "../run-view.tsx";
import type { Run } from "../use-job.ts";
import type { PresetId } from "./presets.ts";
import styles from "./program.css?inline";
import { ProgramPicker } from "./program-picker.tsx";
import { MAX_SEED, type RunSettings } from "./program-settings.ts";
import { programWords } from "./words.ts";

adoptStyles(styles);

export interface ProgramInstrumentProps extends Pick<RunViewProps, "controls" | "summary"> {
  run: Run<RunSettings>;
  offeredPresets: readonly PresetId[];
  /** The most qubits of a preset, and of a program of the visitor's own. */
  maxPresetQubits: number;
  maxOwnQubits: number;
  /** Said while it runs. */
  doing: string;
  /** Empty before there is a result. */
  children: ReactNode;
  notes: readonly Note[] | undefined;
  actions?: ReactNode;
}

/** The compiler and the simulator share a program, a seed and notes on the program. */
export function ProgramInstrument(props: ProgramInstrumentProps) {
  const {
    run,
    offeredPresets,
    maxPresetQubits,
    doing,
    controls,
    children,
    summary,
    notes,
    actions,
  } = props;
  const { settings, state } = run;
  const fault = state.status === "refused" && state.fault.line !== undefined ? state.fault : null;
  return (
    <RunView
      run={run}
      summary={summary}
      doing={doing}
      controls={
        <>
          <ProgramPicker
            program={settings.program}
            offeredPresets={offeredPresets}
            onChange={(program) => run.change({ program })}
            fault={fault}
            maxPresetQubits={maxPresetQubits}
            maxOwnQubits={props.maxOwnQubits}
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
          <CopyLink link={run.link} tooLongBy={run.tooLongBy} />
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
