import { type ReactNode, useRef } from "react";
import { runWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { Announcement } from "../announcement.tsx";
import { focusGroup } from "../focus-group.ts";
import { ResultLine } from "../result-line.tsx";
import { InstrumentReload } from "../retry.tsx";
import { AgreementControls } from "./agreement-controls.tsx";
import { AgreementResults } from "./agreement-results.tsx";
import { MessagesDrawing } from "./messages-drawing.tsx";
import { outcomeOf } from "./outcome.ts";
import { readFlip, type Settings } from "./settings.ts";
import { useAgreement } from "./use-agreement.ts";

const words = handshakeWords.controls;

export interface AgreementPanelProps {
  settings: Settings;
  onChange: (change: Partial<Settings>) => void;
  /** Before a reload. */
  onReload: () => void;
  /** Beside the button that runs it. */
  children?: ReactNode;
}

/** The key agreement: settings on one side, what came of them on the other. */
export function AgreementPanel({ settings, onChange, onReload, children }: AgreementPanelProps) {
  const { result, isCurrent, fault, failure, running, run, cancel } = useAgreement(settings);
  const results = useRef<HTMLDivElement>(null);
  const flip = readFlip(settings);
  const id = result && outcomeOf(result);
  const outcome = id && handshakeWords.outcomes[id];
  const problem = failure ? runWords.failures[failure] : fault?.reason;
  const line = problem ?? outcome?.lead ?? words.running;
  return (
    <div className="instrument">
      <div className="instrument-controls">
        <AgreementControls settings={settings} onChange={onChange} />
        <div className="instrument-actions">
          {failure === "missing" ? (
            <InstrumentReload onReload={onReload} />
          ) : (
            <button type="button" className="instrument-button" data-primary onClick={run}>
              {result ? words.again : words.run}
            </button>
          )}
          {children}
        </div>
        <p className="instrument-note">{words.note}</p>
      </div>
      <ResultLine
        sign={problem || !id ? "open" : id === "agreed" ? "passed" : "failed"}
        waiting={running ? words.running : undefined}
        isRunning={running}
        onCancel={cancel}
        results={results}
      >
        {problem || !outcome ? line : <strong>{line}</strong>}
      </ResultLine>
      <div
        ref={results}
        {...focusGroup(runWords.names.results)}
        className="instrument-results"
        aria-busy={running}
        data-stale={!isCurrent || undefined}
      >
        {problem && result && <p className="instrument-stale">{runWords.stale}</p>}
        <div className="instrument-result">
          {outcome && <p className="instrument-detail">{outcome.text}</p>}
          {result && <AgreementResults result={result} />}
        </div>
        <MessagesDrawing
          profile={settings.profile}
          flip={flip && "bit" in flip ? flip : null}
          isRefused={isCurrent && id === "refused"}
        />
        <Announcement text={running ? words.running : line} />
      </div>
    </div>
  );
}
