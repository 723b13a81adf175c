import { useEffect, useState } from "react";

export interface CopyButtonProps {
  value: () => string;
  /** The element that shows the value: selected for the visitor where the clipboard is closed to scripts. */
  sourceId?: string;
  labels: {
    idle: string;
    copied: string;
    /** The visitor must copy it by hand. */
    refused: string;
    /** Said to screen readers once the value is copied; the button's own words where absent. */
    announced?: string;
  };
  isDisabled?: boolean;
  className: string;
}

type CopyOutcome = "copied" | "refused";

const RESET_AFTER_MS = 2500;

/** Puts a value on the clipboard and says so; absent where no script can do it. */
export function CopyButton({ value, sourceId, labels, isDisabled, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const [presses, setPresses] = useState(0);

  // Each press starts the time anew.
  useEffect(() => {
    if (presses === 0) return;
    const timer = setTimeout(() => setOutcome(null), RESET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [presses]);

  async function copy() {
    setOutcome((await writeClipboard(value())) ? "copied" : copySelection(sourceId));
    setPresses((count) => count + 1);
  }

  return (
    <>
      <button type="button" disabled={isDisabled} onClick={copy} className={className}>
        {labels[outcome ?? "idle"]}
      </button>
      <span role="status" className="sr-only">
        {outcome && ((outcome === "copied" && labels.announced) || labels[outcome])}
      </span>
    </>
  );
}

async function writeClipboard(value: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(value);
    return true;
  } catch {
    // Plain http, an old browser or a refused permission.
    return false;
  }
}

function copySelection(sourceId: string | undefined): CopyOutcome {
  const source = sourceId && document.getElementById(sourceId);
  if (!source) return "refused";
  getSelection()?.selectAllChildren(source);
  return document.execCommand("copy") ? "copied" : "refused";
}
