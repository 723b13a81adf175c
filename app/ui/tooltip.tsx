import { type ReactNode, useEffect, useRef, useState } from "react";

export interface TooltipProps {
  /** What the described element names in `aria-describedby`. */
  id: string;
  children: ReactNode;
}

/**
 * More about the element before it, within one parent: shown while that parent is hovered or the
 * element has focus. Style alone shows and places it;
 * the script adds the Escape key.
 */
export function Tooltip({ id, children }: TooltipProps) {
  const tooltip = useRef<HTMLDivElement>(null);
  const [isDismissed, setDismissed] = useState(false);

  useEffect(() => {
    const host = tooltip.current?.parentElement;
    if (!host) return;
    const controller = new AbortController();
    const { signal } = controller;
    const renew = () => setDismissed(false);
    host.addEventListener("pointerenter", renew, { signal });
    host.addEventListener("focusin", renew, { signal });
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape" && host.matches(":hover, :focus-within")) setDismissed(true);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);

  return (
    <div
      ref={tooltip}
      id={id}
      role="tooltip"
      data-dismissed={isDismissed || undefined}
      className="tooltip"
    >
      {children}
    </div>
  );
}
