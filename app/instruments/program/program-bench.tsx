import type { ReactNode } from "react";
import { benchWords } from "#app/content/instruments.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { Announcement } from "../announcement.tsx";
import { CopyLink } from "../copy-link.tsx";
import shared from "../instrument.css?inline";
import { Retry } from "../retry.tsx";
import { Verdict, type VerdictProps } from "../verdict.tsx";
import programStyles from "./program.css?inline";
import type { ProgramSettings } from "./program.ts";
import { ProgramPicker } from "./program-picker.tsx";
import type { useBench } from "./use-bench.ts";

adoptStyles(shared);
adoptStyles(programStyles);

export interface ProgramBenchProps {
  bench: Omit<ReturnType<typeof useBench>, "result" | "settings" | "change"> & {
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
export function ProgramBench({
  bench,
  words,
  controls,
  children,
  verdict,
  actions,
}: ProgramBenchProps) {
  const { settings, fault, failure, running, problem } = bench;
  return (
    <div className="bench">
      <div className="bench-controls">
        <ProgramPicker
          program={settings.program}
          onChange={(program) => bench.change({ program })}
          fault={fault?.line === undefined ? null : fault}
          mostQubits={bench.mostQubits}
        />
        {controls}
      </div>
      <div className="bench-results" aria-busy={running}>
        {problem && verdict && (
          <p className="bench-stale">
            {problem} {benchWords.stale}
          </p>
        )}
        {children}
        <div className="bench-end">
          <Verdict outcome={problem || !verdict ? "open" : verdict.outcome}>
            {problem ?? verdict?.text ?? words.waiting}
          </Verdict>
          <div className="bench-actions">
            {running && (
              <button type="button" className="bench-button" onClick={bench.cancel}>
                {benchWords.cancel}
              </button>
            )}
            {failure && !running && (
              <Retry failure={failure} onRun={bench.run} onReload={bench.keep} />
            )}
            {actions}
            <CopyLink link={bench.link} tooLongBy={bench.tooLongBy} />
          </div>
        </div>
        <Announcement text={running ? words.running : (problem ?? verdict?.said ?? "")} />
      </div>
    </div>
  );
}
