import { useEffect, useState } from "react";
import { cx } from "#app/lib/cx.ts";
import { buttonShape } from "./button-link.tsx";

export interface CopyButtonProps {
  value: string;
  /** The element that shows the value: selected for the visitor where the clipboard is closed to scripts. */
  sourceId: string;
  labels: {
    idle: string;
    copied: string;
    /** The value could only be selected; the visitor copies it by key. */
    selected: string;
    /** Said to screen readers once the value is copied. */
    announced: string;
  };
  className?: string;
}

type Outcome = "copied" | "selected";

const resetAfter = 2500;

/** Puts a value on the clipboard and says so; absent where no script can do it. */
export function CopyButton({ value, sourceId, labels, className }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [presses, setPresses] = useState(0);

  // Each press starts the time anew.
  useEffect(() => {
    if (presses === 0) return;
    const timer = setTimeout(() => setOutcome(null), resetAfter);
    return () => clearTimeout(timer);
  }, [presses]);

  async function copy() {
    setOutcome((await writeClipboard(value)) ? "copied" : copySelection(sourceId));
    setPresses((count) => count + 1);
  }

  return (
    <>
      <button
        type="button"
        onClick={copy}
        className={cx(
          buttonShape,
          "min-w-40 cursor-pointer border border-quiet hover:border-ink print:hidden noscript:hidden",
          className,
        )}
      >
        {labels[outcome ?? "idle"]}
      </button>
      <span role="status" className="sr-only">
        {outcome && (outcome === "copied" ? labels.announced : labels.selected)}
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

function copySelection(sourceId: string): Outcome {
  const source = document.getElementById(sourceId);
  if (source) getSelection()?.selectAllChildren(source);
  return document.execCommand("copy") ? "copied" : "selected";
}
