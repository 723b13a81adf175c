import { useRef } from "react";
import { thousands } from "#app/figures/format.ts";
import { profiles } from "#app/models/handshake/messages.ts";
import { QUORUM } from "#app/models/handshake/quorum.ts";
import type { SignatureId } from "#app/models/handshake/schemes.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import { FocusReturningButton, instrumentButton, ReloadIfMissing } from "../buttons.tsx";
import { ChoiceGroup, Field } from "../fields.tsx";
import { focusGroup } from "../focus-group.ts";
import { RunResult } from "../run-result.tsx";
import { Sign } from "../sign.tsx";
import type { AgreementPanelProps } from "./agreement-panel.tsx";
import { MAX_TRANSFER_LENGTH, schemes } from "./settings.ts";
import { useQuorum } from "./use-quorum.ts";
import { handshakeWords } from "./words.ts";

const words = handshakeWords.quorum;

/** Approvals of one transfer, counted: two of three release it. */
export function QuorumPanel({ settings, onChange, onReload }: AgreementPanelProps) {
  const profileScheme = profiles[settings.profile].signature;
  const scheme = settings.scheme === "profile" ? profileScheme : settings.scheme;
  const isBlank = settings.transfer.trim() === "";
  return (
    <div className="instrument">
      <div className="instrument-controls">
        <Field
          label={words.transfer}
          isInvalid={isBlank}
          note={isBlank ? words.noTransfer : words.transferNote}
        >
          {(tie) => (
            <textarea
              {...tie}
              rows={3}
              maxLength={MAX_TRANSFER_LENGTH}
              value={settings.transfer}
              onChange={(event) => onChange({ transfer: event.target.value })}
            />
          )}
        </Field>
        <ChoiceGroup
          label={words.scheme}
          choices={schemes.map((choice) => ({
            id: choice,
            ...words.schemes[choice],
            ...(choice === "profile" && { label: signatures[profileScheme].name }),
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
  const { approvals, count, state, signer, lastApprover } = quorumState;
  const { sign, cancel, reset } = quorumState;
  const list = useRef<HTMLDivElement>(null);
  const isSigning = signer !== undefined;
  const isReady = !isSigning && transfer.trim() !== "";
  const held = words.held(count?.approvers.length ?? 0, QUORUM);
  const verdict = count?.isReleased ? words.released : held;
  const approvalState = (approver: number) => {
    const index = approvals.findIndex((approval) => approval.approver === approver);
    return stateOf(approvals[index], count?.valid[index]);
  };
  const spoken =
    lastApprover === undefined
      ? verdict
      : words.spoken(
          words.approvers[lastApprover],
          words.states[approvalState(lastApprover)],
          verdict,
        );
  const bytes = approvals.reduce((sum, { signature }) => sum + signature.length, 0);
  return (
    <RunResult
      state={state}
      subject={words.approvals}
      summary={count && { sign: count.isReleased ? "passed" : "failed", line: verdict, spoken }}
      isCurrent={!isSigning}
      words={{ running: words.working, waiting: held }}
      onCancel={cancel}
      below={
        <>
          <div ref={list} {...focusGroup(words.approvals)}>
            {/* On a small screen the line above the results is the list's own. */}
            <ul className="handshake-approvers border-line lg:border-t">
              {words.approvers.map((name, approver) => {
                const given = approvalState(approver);
                return (
                  <li
                    key={name}
                    className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-3"
                  >
                    <p>
                      <span>{name}</span>
                      <span
                        className="instrument-note instrument-found flex"
                        data-sign={signs[given]}
                      >
                        <Sign name={signer === approver ? "open" : signs[given]} />
                        {signer === approver ? words.working : words.states[given]}
                      </span>
                    </p>
                    <div className="instrument-actions">
                      {[words.approve, words.forge].map((label, forged) => (
                        <button
                          key={label}
                          type="button"
                          className={instrumentButton.outlined}
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
          </div>
          <div className="instrument-actions">
            <ReloadIfMissing state={state} onReload={onReload} />
            {approvals.length > 0 && !isSigning && (
              <FocusReturningButton onClick={reset} focusTarget={list}>
                {words.reset}
              </FocusReturningButton>
            )}
            <p className="instrument-note">{words.signed(thousands(bytes))}</p>
          </div>
        </>
      }
    />
  );
}

const signs = { none: "open", valid: "passed", rejected: "failed", forged: "failed" } as const;

function stateOf(
  approval: { isForged: boolean } | undefined,
  isValid: boolean | undefined,
): keyof typeof words.states {
  if (!approval) return "none";
  if (isValid) return "valid";
  return approval.isForged ? "forged" : "rejected";
}
