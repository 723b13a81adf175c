import { benchWords, lateFileWords } from "#app/content/instruments.ts";
import { ReloadButton } from "#app/navigation/reload-button.tsx";
import type { FailureKind } from "./worker/protocol.ts";

export interface BenchReloadProps {
  /** Puts the settings into the address. */
  onReload: () => void;
}

/** The way on after a run whose files are gone. */
export function BenchReload({ onReload }: BenchReloadProps) {
  return (
    <ReloadButton className="bench-button" data-primary onReload={onReload}>
      {lateFileWords.reload}
    </ReloadButton>
  );
}

export interface RetryProps extends BenchReloadProps {
  failure: FailureKind;
  onRun: () => void;
}

/** The way on after any run that failed. */
export function Retry({ failure, onRun, onReload }: RetryProps) {
  if (failure === "missing") return <BenchReload onReload={onReload} />;
  return (
    <button type="button" className="bench-button" data-primary onClick={onRun}>
      {benchWords.again}
    </button>
  );
}
