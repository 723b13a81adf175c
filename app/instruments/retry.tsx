import { lateFileWords, runWords } from "#app/content/instruments.ts";
import { ReloadButton } from "#app/navigation/reload-button.tsx";
import { instrumentButton } from "./button-style.ts";
import type { FailureKind } from "./worker/protocol.ts";

export interface InstrumentReloadProps {
  /** Puts the settings into the address. */
  onReload: () => void;
}

/** The way on after a run whose files are gone. */
export function InstrumentReload({ onReload }: InstrumentReloadProps) {
  return (
    <ReloadButton className={instrumentButton.filled} onReload={onReload}>
      {lateFileWords.reload}
    </ReloadButton>
  );
}

export interface RetryProps extends InstrumentReloadProps {
  failure: FailureKind;
  onRun: () => void;
}

/** The way on after any run that failed. */
export function Retry({ failure, onRun, onReload }: RetryProps) {
  if (failure === "missing") return <InstrumentReload onReload={onReload} />;
  return (
    <button type="button" className={instrumentButton.filled} onClick={onRun}>
      {runWords.again}
    </button>
  );
}
