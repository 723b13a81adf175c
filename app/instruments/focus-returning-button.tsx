import { type ReactNode, type RefObject, useCallback } from "react";
import { cx } from "#app/lib/cx.ts";
import { instrumentButton } from "./button-style.ts";

export interface FocusReturningButtonProps {
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
