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
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const host = tooltip.current?.parentElement;
    if (!host) return;
    const listening = new AbortController();
    const { signal } = listening;
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
    return () => listening.abort();
  }, []);

  return (
    <div
      ref={tooltip}
      id={id}
      role="tooltip"
      data-dismissed={dismissed || undefined}
      className="tooltip"
    >
      {children}
    </div>
  );
}
