import type { Note } from "@adyakshar/quantum/qasm";
import { type ReactNode, useRef } from "react";
import { runWords } from "#app/content/instruments.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { Announcement } from "../announcement.tsx";
import { CopyLink } from "../copy-link.tsx";
import { focusGroup } from "../focus-group.ts";
import shared from "../instrument.css?inline";
import { ResultLine } from "../result-line.tsx";
import { Retry } from "../retry.tsx";
import type { SignName } from "../sign.tsx";
import type { PresetId } from "./presets.ts";
import programStyles from "./program.css?inline";
import { type ProgramSettings, sentenceAt } from "./program.ts";
import { ProgramPicker } from "./program-picker.tsx";
import type { useProgramRun } from "./use-program-run.ts";

adoptStyles(shared);
adoptStyles(programStyles);

/** What a result shows, in words. */
export interface ResultWords {
  sign: SignName;
  /** In one line: what came of it, and how sure that is. */
  line: string;
  /** What the line leaves out. */
  detail: ReactNode;
}

export interface ProgramInstrumentProps {
  run: Omit<ReturnType<typeof useProgramRun>, "result" | "settings" | "change"> & {
    settings: { program: ProgramSettings };
    change: (part: { program: ProgramSettings }) => void;
  };
  presets: readonly PresetId[];
  words: { running: string; waiting: string; doing?: Readonly<Record<string, string>> };
  /** What is set besides the program. */
  controls: ReactNode;
  /** What the result shows; nothing before there is one. */
  children: ReactNode;
  summary: ResultWords | null;
  /** What to know of the program that the result is of. */
  notes: readonly Note[] | undefined;
  actions?: ReactNode;
}

/** Controls on one side, results on the other, and a line that says what came of it. */
export function ProgramInstrument(props: ProgramInstrumentProps) {
  const { run, presets, words, controls, children, summary, notes, actions } = props;
  const { settings, fault, failure, running, problem } = run;
  const results = useRef<HTMLDivElement>(null);
  const { doing, ends = 0 } = run.forecast ?? {};
  const forecast = doing && { doing: words.doing?.[doing], ends };
  const line = problem ?? summary?.line ?? words.waiting;
  return (
    <div className="instrument">
      <div className="instrument-controls">
        {run.isDamaged && (
          <p role="status" className="instrument-stale">
            {runWords.damaged}
          </p>
        )}
        <ProgramPicker
          program={settings.program}
          presets={presets}
          onChange={(program) => run.change({ program })}
          fault={fault?.line === undefined ? null : fault}
          mostQubits={run.mostQubits}
        />
        {controls}
      </div>
      <ResultLine
        sign={problem || !summary ? "open" : summary.sign}
        waiting={running && !run.isCurrent ? words.running : undefined}
        forecast={forecast}
        isRunning={running}
        onCancel={run.cancel}
        retry={failure && <Retry failure={failure} onRun={run.run} onReload={run.keep} />}
        results={results}
      >
        {problem || !summary ? line : <strong>{line}</strong>}
      </ResultLine>
      <div
        ref={results}
        {...focusGroup(runWords.names.results)}
        className="instrument-results"
        aria-busy={running}
        data-stale={!run.isCurrent || undefined}
      >
        {problem && summary && <p className="instrument-stale">{runWords.stale}</p>}
        <div className="instrument-result">
          {summary && <p className="instrument-detail">{summary.detail}</p>}
          {notes?.map(({ text, ...place }) => (
            <p key={text} className="instrument-note">
              {sentenceAt({ ...place, reason: text })}
            </p>
          ))}
          {children}
        </div>
        <div className="instrument-actions">
          {actions}
          <CopyLink link={run.link} tooLongBy={run.tooLongBy} />
        </div>
        <Announcement text={running ? words.running : line} />
      </div>
    </div>
  );
}
