import { type ReactNode, type RefObject, useCallback } from "react";
import { cx } from "#app/lib/cx.ts";

export interface VanishingButtonProps {
  onClick: () => void;
  /** Takes the focus when the button goes. */
  heir: RefObject<HTMLElement | null>;
  className?: string;
  children: ReactNode;
}

/** A button that is gone after its press: the focus goes to what stays, not to the page's beginning. */
export function VanishingButton({ onClick, heir, className, children }: VanishingButtonProps) {
  const passOn = useCallback(
    (own: HTMLButtonElement) => () => {
      if (document.activeElement === own) heir.current?.focus({ preventScroll: true });
    },
    [heir],
  );
  return (
    <button
      ref={passOn}
      type="button"
      className={cx("instrument-button", className)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
