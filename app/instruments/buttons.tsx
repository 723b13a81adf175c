import { type ReactNode, type RefObject, useCallback } from "react";
import { cx } from "#app/lib/cx.ts";
import { ReloadButton } from "#app/navigation/connection.tsx";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import type { RunState } from "./run-state.ts";
import { lateFileWords, runWords } from "./words.ts";

const smallButton = "instrument-button text-small print:hidden";

/** The site's buttons in an instrument's size; one that cannot be pressed now looks so. */
export const instrumentButton = {
  filled: cx(buttonStyle.filled, smallButton),
  outlined: cx(buttonStyle.outlined, smallButton),
  link: cx(
    textLinkStyle,
    "min-h-6 cursor-pointer text-label text-ink touch:min-h-11 touch:min-w-11 print:hidden",
  ),
} as const;

export interface CopyLinkProps {
  link: () => string;
  /** The address has so many characters too many. */
  tooLongBy: number;
}

export function CopyLink({ link, tooLongBy }: CopyLinkProps) {
  const { tooLong, ...labels } = runWords.link;
  return (
    <>
      <CopyButton
        value={link}
        labels={labels}
        isDisabled={tooLongBy > 0}
        className={instrumentButton.outlined}
      />
      <p role="status" className="instrument-note">
        {tooLongBy > 0 && tooLong(tooLongBy)}
      </p>
    </>
  );
}

interface FocusReturningButtonProps {
  onClick: () => void;
  /** Takes the focus when the button goes. */
  focusTarget: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** A button that is gone after its press: the focus goes to what stays, not to the page's beginning. */
export function FocusReturningButton(props: FocusReturningButtonProps) {
  const { onClick, focusTarget, className, children } = props;
  const passOn = useCallback(
    (own: HTMLButtonElement) => () => {
      if (document.activeElement === own) focusTarget.current?.focus({ preventScroll: true });
    },
    [focusTarget],
  );
  return (
    <button
      ref={passOn}
      type="button"
      className={cx(instrumentButton.outlined, className)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

interface ReloadIfMissingProps {
  state: RunState;
  /** Puts the settings into the address. */
  onReload: () => void;
  /** Shown where reloading would not help. */
  children?: ReactNode;
}

/** The way on after a run whose files are gone. */
export function ReloadIfMissing({ state, onReload, children }: ReloadIfMissingProps) {
  if (state.status !== "failed" || state.failure !== "missing") return children;
  return (
    <ReloadButton className={instrumentButton.filled} onReload={onReload}>
      {lateFileWords.reload}
    </ReloadButton>
  );
}
