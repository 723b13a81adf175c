import { useId } from "react";
import { runWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { thousands } from "#app/drawing/format.ts";
import { profiles } from "#app/engine/handshake/profiles.ts";
import { quorum } from "#app/engine/handshake/quorum.ts";
import { signatures } from "#app/engine/key-sizes/sizes.ts";
import { ChoiceGroup } from "../choice-group.tsx";
import { InstrumentReload } from "../retry.tsx";
import { Verdict } from "../verdict.tsx";
import type { AgreementPanelProps } from "./agreement-panel.tsx";
import { longestTransfer } from "./settings.ts";
import { useQuorum } from "./use-quorum.ts";

const words = handshakeWords.quorum;

/** Approvals of one transfer, counted: two of three release it. */
export function QuorumPanel({ settings, onChange, onReload }: AgreementPanelProps) {
  const own = profiles[settings.profile].signature;
  const scheme = settings.scheme === "profile" ? own : settings.scheme;
  const { approvals, count, busy, failure, sign, cancel, reset } = useQuorum(
    scheme,
    settings.transfer,
  );
  const id = useId();
  const verdict = count?.released ? words.released : words.held;
  const sum = `${count?.approvers.length ?? 0} ${words.of} ${quorum}.`;
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
            aria-describedby={`${id}-note`}
            onChange={(event) => onChange({ transfer: event.target.value })}
          />
          <p id={`${id}-note`} className="instrument-note">
            {words.transferNote}
          </p>
        </div>
        <ChoiceGroup
          label={words.scheme}
          choices={[
            { id: "profile", ...words.schemes.profile, label: signatures[own].name },
            { id: "slhDsa128s", ...words.schemes.slhDsa128s },
          ]}
          value={settings.scheme}
          onChange={(next) => onChange({ scheme: next })}
        />
      </div>
      <div className="instrument-results">
        <ul className="handshake-approvers">
          {words.approvers.map((name, approver) => {
            const index = approvals.findIndex((approval) => approval.approver === approver);
            return (
              <li key={name}>
                <p>
                  <span>{name}</span>
                  <span className="instrument-note">
                    {busy === approver
                      ? words.working
                      : words.states[stateOf(approvals[index], count?.valid[index])]}
                  </span>
                </p>
                <div className="instrument-actions">
                  {[words.approve, words.forge].map((label, forged) => (
                    <button
                      key={label}
                      type="button"
                      className="instrument-button"
                      aria-disabled={busy !== null}
                      aria-label={`${label}, ${name}`}
                      onClick={() => void sign(approver, forged === 1)}
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
          {busy !== null && (
            <button type="button" className="instrument-button" onClick={cancel}>
              {runWords.cancel}
            </button>
          )}
          {failure === "missing" && <InstrumentReload onReload={onReload} />}
          {approvals.length > 0 && busy === null && (
            <button type="button" className="instrument-button" onClick={reset}>
              {words.reset}
            </button>
          )}
          <p className="instrument-note">
            {thousands(approvals.reduce((bytes, { signature }) => bytes + signature.length, 0))}{" "}
            {words.counted}
          </p>
        </div>
        <Verdict outcome={failure || !count ? "open" : count.released ? "passed" : "failed"}>
          <span role="status">
            {failure ? (
              runWords.failures[failure]
            ) : (
              <>
                <strong>{verdict.lead}</strong> {verdict.text} {!count?.released && sum}
              </>
            )}
          </span>
        </Verdict>
      </div>
    </div>
  );
}

function stateOf(
  approval: { forged: boolean } | undefined,
  isValid: boolean | undefined,
): keyof typeof words.states {
  if (!approval) return "none";
  if (isValid) return "valid";
  return approval.forged ? "forged" : "rejected";
}
