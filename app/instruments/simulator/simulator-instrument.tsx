import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { ProgramInstrument } from "../program/program-instrument.tsx";
import { useProgramRun } from "../program/use-program-run.ts";
import type { SimulateResult } from "./calls.ts";
import { HeldTable } from "./held-table.tsx";
import { LatticeDrawing } from "./lattice-drawing.tsx";
import { mostQubits, timeLimit } from "./limits.ts";
import { MethodPicker } from "./method-picker.tsx";
import { Outcomes } from "./outcomes.tsx";
import { nextSeed, requestOf, simulatorCodec } from "./settings.ts";
import own from "./simulator.css?inline";

adoptStyles(own);

/** A program, a method, and what it holds, gives and takes. */
export function SimulatorInstrument() {
  const run = useProgramRun({
    name: "simulator",
    call: "simulate",
    codec: simulatorCodec,
    requestOf,
    mostQubits,
    timeLimit,
  });
  const { settings, change, result } = run;
  return (
    <ProgramInstrument
      run={run}
      words={simulatorWords}
      controls={<MethodPicker settings={settings} onChange={change} />}
      verdict={result && verdictOf(result)}
      actions={
        <button
          type="button"
          className="instrument-button"
          onClick={() => change({ seed: nextSeed(settings.seed) })}
        >
          {simulatorWords.again}
        </button>
      }
    >
      {result && (
        <>
          <LatticeDrawing
            result={result}
            isNoisy={settings.method === "statevector" && settings.noise !== "0"}
          />
          <HeldTable result={result} chi={settings.chi} />
          <Outcomes result={result} seed={settings.seed} />
        </>
      )}
    </ProgramInstrument>
  );
}

const { verdicts } = simulatorWords;

function verdictOf(result: SimulateResult) {
  const [lead, text] = wordsFor(result);
  return {
    outcome: lead === verdicts.mpsFar[0] ? ("failed" as const) : ("passed" as const),
    text: (
      <>
        <strong>{lead}</strong> {text}
      </>
    ),
    said: `${lead} ${text}`,
  };
}

function wordsFor({ method, held }: SimulateResult): readonly [string, string] {
  if (method === "statevector") return verdicts.exact;
  if (method === "stabilizer") return verdicts.stabilizer;
  const fidelity = held.mps?.fidelity ?? 0;
  if (fidelity > 1 - 1e-9) return verdicts.mpsExact;
  return fidelity > 0.9 ? verdicts.mpsClose : verdicts.mpsFar;
}
