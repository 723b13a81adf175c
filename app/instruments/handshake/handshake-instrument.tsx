import { thousands } from "#app/figures/format.ts";
import type { HandshakeResult } from "#app/models/handshake/handshake.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { CopyLink, instrumentButton, ReloadIfMissing } from "../buttons.tsx";
import { ChoiceGroup, Field } from "../fields.tsx";
import { useSettings } from "../fragment/use-settings.ts";
import { RunResult } from "../run-result.tsx";
import { useJob, useWorkerHost } from "../use-job.ts";
import { runWords } from "../words.ts";
import { AgreementResults, outcomeOf } from "./agreement-results.tsx";
import styles from "./handshake.css?inline";
import type { HandshakeHandlers } from "./handshake-worker.ts";
import workerUrl from "./handshake-worker.ts?worker&url";
import { MessagesDrawing } from "./messages-drawing.tsx";
import { flips, type HandshakeSettings, handshakeCodec, profileIds, readFlip } from "./settings.ts";
import { handshakeWords } from "./words.ts";

adoptStyles(styles);

const words = handshakeWords.controls;
const TIME_LIMIT_MS = 30_000;

export function HandshakeInstrument() {
  return isSecureContext ? <Agreement /> : <p className="instrument-note">{words.insecure}</p>;
}

function Agreement() {
  const saved = useSettings("handshake", handshakeCodec);
  const { settings, change } = saved;
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
        {saved.isDamaged && (
          <p role="status" className="instrument-stale">
            {runWords.damaged}
          </p>
        )}
        <AgreementControls settings={settings} onChange={change} />
        <div className="instrument-actions">
          <ReloadIfMissing state={state} onReload={saved.keep}>
            <button type="button" className={instrumentButton.filled} onClick={run}>
              {result ? words.again : words.run}
            </button>
          </ReloadIfMissing>
          <CopyLink link={saved.link} tooLongBy={saved.tooLongBy} />
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

interface AgreementControlsProps {
  settings: HandshakeSettings;
  onChange: (change: Partial<HandshakeSettings>) => void;
}

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
