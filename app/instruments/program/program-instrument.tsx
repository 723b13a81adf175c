import type { ReactNode } from "react";
import { runWords } from "#app/content/instruments.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { Announcement } from "../announcement.tsx";
import { CopyLink } from "../copy-link.tsx";
import shared from "../instrument.css?inline";
import { Retry } from "../retry.tsx";
import { Verdict, type VerdictProps } from "../verdict.tsx";
import programStyles from "./program.css?inline";
import type { ProgramSettings } from "./program.ts";
import { ProgramPicker } from "./program-picker.tsx";
import type { useProgramRun } from "./use-program-run.ts";

adoptStyles(shared);
adoptStyles(programStyles);

export interface ProgramInstrumentProps {
  run: Omit<ReturnType<typeof useProgramRun>, "result" | "settings" | "change"> & {
    settings: { program: ProgramSettings };
    change: (part: { program: ProgramSettings }) => void;
  };
  words: { running: string; waiting: string };
  /** What is set besides the program. */
  controls: ReactNode;
  /** What the result shows; nothing before there is one. */
  children: ReactNode;
  /** How the result is judged: its sign, its sentence, and the same for a screen reader. */
  verdict: { outcome: VerdictProps["outcome"]; text: ReactNode; said: string } | null;
  actions?: ReactNode;
}

/** Controls on one side, results and their verdict on the other. */
export function ProgramInstrument({
  run,
  words,
  controls,
  children,
  verdict,
  actions,
}: ProgramInstrumentProps) {
  const { settings, fault, failure, running, problem } = run;
  return (
    <div className="instrument">
      <div className="instrument-controls">
        <ProgramPicker
          program={settings.program}
          onChange={(program) => run.change({ program })}
          fault={fault?.line === undefined ? null : fault}
          mostQubits={run.mostQubits}
        />
        {controls}
      </div>
      <div className="instrument-results" aria-busy={running}>
        {problem && verdict && (
          <p className="instrument-stale">
            {problem} {runWords.stale}
          </p>
        )}
        {children}
        <div className="instrument-end">
          <Verdict outcome={problem || !verdict ? "open" : verdict.outcome}>
            {problem ?? verdict?.text ?? words.waiting}
          </Verdict>
          <div className="instrument-actions">
            {running && (
              <button type="button" className="instrument-button" onClick={run.cancel}>
                {runWords.cancel}
              </button>
            )}
            {failure && !running && <Retry failure={failure} onRun={run.run} onReload={run.keep} />}
            {actions}
            <CopyLink link={run.link} tooLongBy={run.tooLongBy} />
          </div>
        </div>
        <Announcement text={running ? words.running : (problem ?? verdict?.said ?? "")} />
      </div>
    </div>
  );
}
