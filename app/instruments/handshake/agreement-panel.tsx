import type { ReactNode } from "react";
import { runWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { Announcement } from "../announcement.tsx";
import { InstrumentReload } from "../retry.tsx";
import { Verdict } from "../verdict.tsx";
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
  const { result, failure, running, run, cancel } = useAgreement(settings);
  const flip = readFlip(settings);
  const outcome = result && handshakeWords.outcomes[outcomeOf(result)];
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
          {running && (
            <button type="button" className="instrument-button" onClick={cancel}>
              {runWords.cancel}
            </button>
          )}
          {children}
        </div>
        <p className="instrument-note">{words.note}</p>
      </div>
      <div className="instrument-results">
        <MessagesDrawing profile={settings.profile} flip={flip && "bit" in flip ? flip : null} />
        <Verdict outcome={failure || !outcome ? "open" : outcomeSign(result)}>
          {failure && runWords.failures[failure]}
          {!failure && !outcome && words.running}
          {!failure && outcome && (
            <>
              <strong>{outcome.lead}</strong> {outcome.text}
            </>
          )}
        </Verdict>
        {result && <AgreementResults result={result} />}
        <Announcement
          text={
            failure ? runWords.failures[failure] : running ? words.running : (outcome?.lead ?? "")
          }
        />
      </div>
    </div>
  );
}

function outcomeSign(result: Parameters<typeof outcomeOf>[0]) {
  return outcomeOf(result) === "agreed" ? "passed" : "failed";
}
