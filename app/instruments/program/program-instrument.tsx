import type { Note } from "@adyakshar/quantum/qasm";
import { type ReactNode, useState } from "react";
import { thousands } from "#app/figures/format.ts";
import { Field } from "#app/instruments/fields.tsx";
import { wholeUpTo } from "#app/instruments/fragment/fragment.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { CopyLink } from "../buttons.tsx";
import { sentenceAt } from "../run-state.ts";
import { RunView, type RunViewProps } from "../run-view.tsx";
import type { Run } from "../use-job.ts";
import { runWords } from "../words.ts";
import type { PresetId } from "./presets.ts";
import styles from "./program.css?inline";
import { ProgramPicker } from "./program-picker.tsx";
import { MAX_SEED, type RunSettings } from "./program-settings.ts";

adoptStyles(styles);

export interface ProgramInstrumentProps extends Pick<RunViewProps, "controls" | "summary"> {
  run: Run<RunSettings>;
  presets: readonly PresetId[];
  /** The most qubits of a preset, and of a program of the visitor's own. */
  maxQubits: number;
  maxOwnQubits: number;
  words: { running: string; seed: string };
  /** Empty before there is a result. */
  children: ReactNode;
  notes: readonly Note[] | undefined;
  actions?: ReactNode;
}

/** The compiler and the simulator share a program, a seed and notes on the program. */
export function ProgramInstrument(props: ProgramInstrumentProps) {
  const { run, presets, maxQubits, words, controls, children, summary, notes, actions } = props;
  const { settings, state } = run;
  const fault = state.status === "refused" && state.fault.line !== undefined ? state.fault : null;
  return (
    <RunView
      run={run}
      summary={summary}
      doing={words.running}
      controls={
        <>
          <ProgramPicker
            program={settings.program}
            presets={presets}
            onChange={(program) => run.change({ program })}
            fault={fault}
            maxQubits={maxQubits}
            maxOwnQubits={props.maxOwnQubits}
          />
          {controls}
          <SeedField
            label={words.seed}
            value={settings.seed}
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

interface SeedFieldProps {
  label: string;
  value: number;
  onChange: (seed: number) => void;
}

/** The number that all chance comes from: the same seed, the same result. */
function SeedField({ label, value, onChange }: SeedFieldProps) {
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
            // Text that is no seed stays as typed until the field is left.
            setTypedText(seed === undefined ? target.value : null);
            if (seed !== undefined) onChange(seed);
          }}
          onBlur={() => setTypedText(null)}
        />
      )}
    </Field>
  );
}
