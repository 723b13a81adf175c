import type { ReactNode } from "react";
import { thousands } from "#app/figures/format.ts";
import type { HandshakeResult } from "#app/models/handshake/handshake.ts";
import { instrumentButton, ReloadIfMissing } from "../buttons.tsx";
import { ChoiceGroup, Field } from "../fields.tsx";
import { RunResult } from "../run-result.tsx";
import { useJob, useWorkerHost } from "../use-job.ts";
import { runWords } from "../words.ts";
import { AgreementResults, outcomeOf } from "./agreement-results.tsx";
import type { HandshakeHandlers } from "./handshake-worker.ts";
import workerUrl from "./handshake-worker.ts?worker&url";
import { MessagesDrawing } from "./messages-drawing.tsx";
import { flips, type HandshakeSettings, profileIds, readFlip } from "./settings.ts";
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

const profileChoices = profileIds.map((id) => ({ id, ...words.profiles[id] }));
const flipChoices = flips.map((id) => ({ id, ...words.flips[id] }));

type AgreementControlsProps = Pick<AgreementPanelProps, "settings" | "onChange">;

/** Which handshake, and what happens to it on the way. */
function AgreementControls({ settings, onChange }: AgreementControlsProps) {
  return (
    <>
      <ChoiceGroup
        label={words.profile}
        choices={profileChoices}
        value={settings.profile}
        onChange={(profile) => onChange({ profile })}
      />
      <ChoiceGroup
        label={words.flip}
        choices={flipChoices}
        value={settings.flip}
        onChange={(flip) => onChange({ flip })}
      />
      {settings.flip !== "none" && <BitField settings={settings} onChange={onChange} />}
    </>
  );
}

function BitField({ settings, onChange }: AgreementControlsProps) {
  const flip = readFlip(settings);
  const maxBit = flip && "maxBit" in flip ? flip.maxBit : undefined;
  return (
    <Field
      label={words.bit}
      isInvalid={maxBit !== undefined}
      note={
        maxBit === undefined
          ? flip && "bit" in flip && words.byte(thousands(flip.bit >> 3))
          : runWords.range(thousands(maxBit))
      }
    >
      {(tie) => (
        <input
          {...tie}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={settings.bit}
          onChange={(event) => onChange({ bit: event.target.value })}
        />
      )}
    </Field>
  );
}
