import type { ReactNode } from "react";
import { ReloadButton } from "#app/navigation/reload-button.tsx";
import { instrumentButton } from "./button-style.ts";
import type { RunState } from "./run-state.ts";
import { lateFileWords } from "./words.ts";

export interface ReloadIfMissingProps {
  state: RunState;
  /** Puts the settings into the address. */
  onReload: () => void;
  /** Shown where reloading would not help. */
  children?: ReactNode;
}

/** The way on after a run whose files are gone. */
export function ReloadIfMissing({ state, onReload, children }: ReloadIfMissingProps) {
  if (state.status !== "failed" || state.failure !== "missing") return children;
  return (
    <ReloadButton className={instrumentButton.filled} onReload={onReload}>
      {lateFileWords.reload}
    </ReloadButton>
  );
}
