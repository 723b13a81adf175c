import type { ReactNode } from "react";

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
      <p className="font-mono text-label text-quiet lg:hidden">{label}</p>
      <div id={id} popover="auto" className="disclosure-panel">
        {children}
      </div>
    </>
  );
}
