import { useId, useRef } from "react";
import { runWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { thousands } from "#app/figures/format.ts";
import { profiles } from "#app/models/handshake/profiles.ts";
import { quorum } from "#app/models/handshake/quorum.ts";
import type { SignatureId } from "#app/models/handshake/schemes.ts";
import { signatures } from "#app/models/key-sizes.ts";
import { Announcement } from "../announcement.tsx";
import { ChoiceGroup } from "../choice-group.tsx";
import { focusGroup } from "../focus-group.ts";
import { FocusReturningButton } from "../focus-returning-button.tsx";
import { ResultLine } from "../result-line.tsx";
import { InstrumentReload } from "../retry.tsx";
import { Sign } from "../sign.tsx";
import type { AgreementPanelProps } from "./agreement-panel.tsx";
import { longestTransfer, schemes } from "./settings.ts";
import { useQuorum } from "./use-quorum.ts";

const words = handshakeWords.quorum;

/** Approvals of one transfer, counted: two of three release it. */
export function QuorumPanel({ settings, onChange, onReload }: AgreementPanelProps) {
  const own = profiles[settings.profile].signature;
  const scheme = settings.scheme === "profile" ? own : settings.scheme;
  const id = useId();
  const isBlank = settings.transfer.trim() === "";
  return (
    <div className="instrument">
      <div className="instrument-controls">
        <div className="instrument-field">
          <label htmlFor={id} className="instrument-label">
            {words.transfer}
          </label>
          <textarea
            id={id}
            rows={3}
            maxLength={longestTransfer}
            value={settings.transfer}
            aria-invalid={isBlank}
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange({ transfer: event.target.value })}
          />
          <p id={`${id}-note`} className="instrument-note">
            {isBlank ? words.noTransfer : words.transferNote}
          </p>
        </div>
        <ChoiceGroup
          label={words.scheme}
          choices={schemes.map((choice) => ({
            id: choice,
            ...words.schemes[choice],
            ...(choice === "profile" && { label: signatures[own].name }),
          }))}
          value={settings.scheme}
          onChange={(next) => onChange({ scheme: next })}
        />
      </div>
      {/* Keys of another scheme, what they signed and what is being signed are of no use: all begins anew. */}
      <Approvals key={scheme} scheme={scheme} transfer={settings.transfer} onReload={onReload} />
    </div>
  );
}

interface ApprovalsProps {
  scheme: SignatureId;
  transfer: string;
  onReload: () => void;
}

function Approvals({ scheme, transfer, onReload }: ApprovalsProps) {
  const quorumState = useQuorum(scheme, transfer);
  const { approvals, count, busy, failure, expected, ends, sign, cancel, reset } = quorumState;
  const results = useRef<HTMLDivElement>(null);
  const isReady = busy === null && transfer.trim() !== "";
  const verdict = count?.released ? words.released : words.held;
  const sum = `${count?.approvers.length ?? 0} ${words.of} ${quorum}.`;
  const line = failure
    ? runWords.failures[failure]
    : `${verdict.lead} ${verdict.text} ${count?.released ? "" : sum}`;
  return (
    <>
      <ResultLine
        sign={failure || !count ? "open" : count.released ? "passed" : "failed"}
        waiting={busy === null ? undefined : words.working}
        forecast={ends === null ? undefined : { ends }}
        isRunning={busy !== null}
        onCancel={cancel}
        results={results}
      >
        {line}
      </ResultLine>
      <div ref={results} {...focusGroup(runWords.names.results)} className="instrument-results">
        {expected && <p className="instrument-note">{forecastText(expected)}</p>}
        <ul className="handshake-approvers">
          {words.approvers.map((name, approver) => {
            const index = approvals.findIndex((approval) => approval.approver === approver);
            const state = stateOf(approvals[index], count?.valid[index]);
            return (
              <li key={name}>
                <p>
                  <span>{name}</span>
                  <span className="instrument-note instrument-found" data-sign={stateSigns[state]}>
                    <Sign name={busy === approver ? "open" : stateSigns[state]} />
                    {busy === approver ? words.working : words.states[state]}
                  </span>
                </p>
                <div className="instrument-actions">
                  {[words.approve, words.forge].map((label, forged) => (
                    <button
                      key={label}
                      type="button"
                      className="instrument-button"
                      aria-disabled={!isReady}
                      aria-label={`${label}, ${name}`}
                      onClick={() => isReady && void sign(approver, forged === 1)}
                    >
                      {label}
                    </button>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
        <div className="instrument-actions">
          {failure === "missing" && <InstrumentReload onReload={onReload} />}
          {approvals.length > 0 && busy === null && (
            <FocusReturningButton onClick={reset} focusTarget={results}>
              {words.reset}
            </FocusReturningButton>
          )}
          <p className="instrument-note">
            {thousands(approvals.reduce((bytes, { signature }) => bytes + signature.length, 0))}{" "}
            {words.counted}
          </p>
        </div>
        <Announcement text={busy === null ? line : words.working} />
      </div>
    </>
  );
}

function forecastText({ signature, keys }: { signature: number; keys: number }): string {
  const { soon, about, each, keys: forKeys } = words.forecast;
  const seconds = (ms: number) => Math.max(1, Math.round(ms / 1000));
  return signature < 1000
    ? soon
    : `${about} ${seconds(signature)} ${each} ${seconds(keys)} ${forKeys}`;
}

const stateSigns = { none: "open", valid: "passed", rejected: "failed", forged: "failed" } as const;

function stateOf(
  approval: { forged: boolean } | undefined,
  isValid: boolean | undefined,
): keyof typeof words.states {
  if (!approval) return "none";
  if (isValid) return "valid";
  return approval.forged ? "forged" : "rejected";
}
