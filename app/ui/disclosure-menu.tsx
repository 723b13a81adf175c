import type { ReactNode, ToggleEvent } from "react";

export interface DisclosureMenuProps {
  id: string;
  label: string;
  children: ReactNode;
}

/** A button that shows a list of links: a native popover in a row of links, an open list in a small screen's menu. */
export function DisclosureMenu({ id, label, children }: DisclosureMenuProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        suppressHydrationWarning
        className="nav-link max-lg:hidden"
      >
        {label}
        <span aria-hidden="true" className="disclosure-caret" />
      </button>
      <p className="text-label text-quiet lg:hidden">{label}</p>
      <div id={id} popover="auto" onBeforeToggle={tellPlace} className="disclosure-panel">
        {children}
      </div>
    </>
  );
}

/** For engines without anchor positioning: where the button begins. */
function tellPlace({ currentTarget: panel }: ToggleEvent<HTMLElement>) {
  const button = panel.parentElement?.querySelector("button");
  const left = button?.getBoundingClientRect().left ?? 0;
  panel.style.setProperty("--button-left", `${Math.max(0, left - 20)}px`);
}
