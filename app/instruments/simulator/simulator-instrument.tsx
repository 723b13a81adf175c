import { adoptStyles } from "../adopt-styles.ts";
import { instrumentButton } from "../button-style.ts";
import { ProgramInstrument } from "../program/program-instrument.tsx";
import { useProgramRun } from "../program/use-program-run.ts";
import { BlochVectors } from "./bloch-vectors.tsx";
import { MAX_PROGRAM_QUBITS, type SimulateRequest, type SimulateResult } from "./calls.ts";
import { LatticeDrawing } from "./lattice-drawing.tsx";
import { MethodPicker } from "./method-picker.tsx";
import { MethodsTable } from "./methods-table.tsx";
import { Outcomes } from "./outcomes.tsx";
import { resultSummary } from "./result-summary.ts";
import {
  nextSeed,
  offeredPresets,
  requestOf,
  type SimulatorSettings,
  simulatorCodec,
} from "./settings.ts";
import styles from "./simulator.css?inline";
import { simulatorWords as words } from "./words.ts";

adoptStyles(styles);

const TIME_LIMIT_MS = 45_000;

/** A program, a method, and what it holds, gives and takes. */
export function SimulatorInstrument() {
  const run = useProgramRun<SimulatorSettings, SimulateRequest, SimulateResult>({
    name: "simulator",
    codec: simulatorCodec,
    requestOf,
    run: (host, request, report) => host.call("simulate", request, report),
    timeLimit: TIME_LIMIT_MS,
  });
  const { settings, change, result, state } = run;
  return (
    <ProgramInstrument
      run={run}
      presets={offeredPresets}
      maxQubits={MAX_PROGRAM_QUBITS}
      maxOwnQubits={MAX_PROGRAM_QUBITS}
      words={words}
      controls={<MethodPicker settings={settings} onChange={change} />}
      summary={result && resultSummary(result)}
      notes={result?.notes}
      actions={
        result?.requestedShots !== 0 && (
          <button
            type="button"
            className={instrumentButton.outlined}
            onClick={() => change({ seed: nextSeed(settings.seed) })}
          >
            {words.again}
          </button>
        )
      }
    >
      {result && (
        <>
          {result.requestedShots > 0 && (
            <Outcomes result={result} isDone={state.status !== "running"} seed={settings.seed} />
          )}
          <MethodsTable
            result={result}
            chi={settings.chi}
            onChoose={(method) => change({ method, noise: "0" })}
          />
          {result.lattice && (
            <LatticeDrawing lattice={result.lattice} isNoisy={result.impossibleShots !== null} />
          )}
          {result.vectors && <BlochVectors vectors={result.vectors} />}
        </>
      )}
    </ProgramInstrument>
  );
}
