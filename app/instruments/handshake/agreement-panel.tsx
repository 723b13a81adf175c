import type { ReactNode } from "react";
import { thousands } from "#app/figures/format.ts";
import type { HandshakeResult } from "#app/models/handshake/handshake.ts";
import { instrumentButton } from "../button-style.ts";
import { ReloadIfMissing } from "../reload-if-missing.tsx";
import { RunResult } from "../run-result.tsx";
import { useJob, useWorkerHost } from "../use-job.ts";
import { runWords } from "../words.ts";
import { AgreementControls } from "./agreement-controls.tsx";
import { AgreementResults } from "./agreement-results.tsx";
import type { HandshakeHandlers } from "./handshake-worker.ts";
import workerUrl from "./handshake-worker.ts?worker&url";
import { MessagesDrawing } from "./messages-drawing.tsx";
import { outcomeOf } from "./outcome.ts";
import { type HandshakeSettings, readFlip } from "./settings.ts";
import { handshakeWords } from "./words.ts";

const words = handshakeWords.controls;
const TIME_LIMIT_MS = 30_000;

export interface AgreementPanelProps {
  settings: HandshakeSettings;
  onChange: (change: Partial<HandshakeSettings>) => void;
  /** Before a reload. */
  onReload: () => void;
  /** Beside the button that runs it. */
  children?: ReactNode;
}

/** The key agreement: settings on one side, what came of them on the other. */
export function AgreementPanel({ settings, onChange, onReload, children }: AgreementPanelProps) {
  const { profile } = settings;
  const flip = readFlip(settings);
  const host = useWorkerHost<HandshakeHandlers>(workerUrl, TIME_LIMIT_MS);
  const { state, result, isCurrent, run, cancel } = useJob<HandshakeResult>(
    host,
    JSON.stringify({ profile, flip }),
    async () =>
      flip && "maxBit" in flip
        ? { fault: { reason: runWords.range(thousands(flip.maxBit)) } }
        : { result: await host.call("handshake", [profile, flip]) },
  );
  const id = result && outcomeOf(result);
  const outcome = id && handshakeWords.outcomes[id];
  return (
    <div className="instrument">
      <div className="instrument-controls">
        <AgreementControls settings={settings} onChange={onChange} />
        <div className="instrument-actions">
          <ReloadIfMissing state={state} onReload={onReload}>
            <button type="button" className={instrumentButton.filled} onClick={run}>
              {result ? words.again : words.run}
            </button>
          </ReloadIfMissing>
          {children}
        </div>
        <p className="instrument-note">{words.note}</p>
      </div>
      <RunResult
        state={state}
        subject={words.subject}
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
            profile={profile}
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
