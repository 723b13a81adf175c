import type { ReactNode } from "react";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { InstrumentReload } from "../retry.tsx";
import { RunResult } from "../run-result.tsx";
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
  const { state, result, isCurrent, run, cancel } = useAgreement(settings);
  const flip = readFlip(settings);
  const id = result && outcomeOf(result);
  const outcome = id && handshakeWords.outcomes[id];
  return (
    <div className="instrument">
      <div className="instrument-controls">
        <AgreementControls settings={settings} onChange={onChange} />
        <div className="instrument-actions">
          {state.status === "failed" && state.failure === "missing" ? (
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
      <RunResult
        state={state}
        summary={
          outcome && {
            sign: id === "agreed" ? "passed" : "failed",
            line: outcome.lead,
            detail: outcome.text,
          }
        }
        isCurrent={isCurrent}
        words={{ running: words.running, waiting: words.running }}
        onCancel={cancel}
        below={
          <MessagesDrawing
            profile={settings.profile}
            flip={flip && "bit" in flip ? flip : null}
            isRefused={isCurrent && id === "refused"}
          />
        }
      >
        {result && <AgreementResults result={result} />}
      </RunResult>
    </div>
  );
}
