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
  // An object, so that each press starts the time anew.
  const [pressed, setPressed] = useState<{ outcome: CopyOutcome } | null>(null);
  const outcome = pressed?.outcome;

  useEffect(() => {
    if (!pressed) return;
    const timer = setTimeout(() => setPressed(null), RESET_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pressed]);

  async function copy() {
    setPressed({ outcome: (await writeClipboard(value())) ? "copied" : copySelection(sourceId) });
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
