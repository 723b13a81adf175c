import { type ReactNode, type RefObject, useCallback } from "react";
import { cx } from "#app/lib/cx.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { runWords } from "./words.ts";

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
  /** True if no address can hold the settings. */
  isTooLong: boolean;
}

export function CopyLink({ link, isTooLong }: CopyLinkProps) {
  const { tooLong, ...labels } = runWords.link;
  return (
    <>
      <CopyButton
        value={link}
        labels={labels}
        isDisabled={isTooLong}
        className={instrumentButton.outlined}
      />
      <p role="status" className="instrument-note">
        {isTooLong && tooLong}
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

/** A button that is gone after its press hands the focus to what stays, and not to the page's beginning. */
export function FocusReturningButton(props: FocusReturningButtonProps) {
  const { onClick, focusTarget, className = instrumentButton.outlined, children } = props;
  const handFocusOn = useCallback(
    (own: HTMLButtonElement) => () => {
      if (document.activeElement === own) focusTarget.current?.focus({ preventScroll: true });
    },
    [focusTarget],
  );
  return (
    <button ref={handFocusOn} type="button" className={className} onClick={onClick}>
      {children}
    </button>
  );
}

export interface DownloadProps {
  /** The button's words. */
  children: string;
  file: string;
  type: string;
  /** Makes the file's text, only once it is asked for. */
  content: () => string;
  isDisabled: boolean;
}

/** Saves a text that this page made as a file of the visitor's. */
export function Download({ children, file, type, content, isDisabled }: DownloadProps) {
  function save() {
    const url = URL.createObjectURL(new Blob([content()], { type }));
    const link = Object.assign(document.createElement("a"), { href: url, download: file });
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  return (
    <button
      type="button"
      className={instrumentButton.outlined}
      disabled={isDisabled}
      onClick={save}
    >
      {children}
    </button>
  );
}
