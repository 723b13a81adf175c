import { useDeferredValue } from "react";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { CopyButton } from "../copy-button.tsx";
import { sentence } from "../format.ts";
import { ProgramInstrument } from "../program/program-instrument.tsx";
import { useProgramRun } from "../program/use-program-run.ts";
import type { CompileResult } from "./calls.ts";
import { CircuitDrawing } from "./circuit-drawing.tsx";
import { useScale } from "./circuit-scale.ts";
import own from "./compiler.css?inline";
import { DevicePicker } from "./device-picker.tsx";
import { mostQubits, timeLimit } from "./limits.ts";
import { Passes } from "./passes.tsx";
import { Results } from "./results.tsx";
import { compilerCodec, requestOf } from "./settings.ts";

adoptStyles(own);

/** A program, a device, and what the compiler makes of the two. */
export function CompilerInstrument() {
  const run = useProgramRun({
    name: "compiler",
    call: "compile",
    codec: compilerCodec,
    requestOf,
    mostQubits,
    timeLimit,
  });
  const { settings, change, result, fault, running } = run;
  const pass = result ? Math.min(settings.pass, result.steps.length - 1) : 0;
  return (
    <ProgramInstrument
      run={run}
      words={compilerWords}
      controls={
        <DevicePicker
          settings={settings}
          onChange={change}
          device={run.problem ? undefined : result?.device}
          fault={fault && fault.line === undefined ? sentence(fault.reason) : undefined}
        />
      }
      verdict={result && verdictOf(result)}
      actions={
        <CopyButton
          key={run.isCurrent ? result?.qasm : ""}
          text={() => result?.qasm ?? ""}
          unavailable={run.isCurrent ? undefined : run.problem ? compilerWords.copy.none : ""}
          words={compilerWords.copy}
        />
      }
    >
      {result && <Circuits result={result} pass={pass} />}
      {result && (
        <div className="compiler-columns">
          <Passes steps={result.steps} pass={pass} onChange={(to) => change({ pass: to })} />
          <Results result={result} basis={settings.basis} isSearching={running} />
        </div>
      )}
    </ProgramInstrument>
  );
}

const signs = {
  proved: "passed",
  "not refuted": "open",
  undecided: "open",
  refuted: "failed",
} as const;

/** Drawn after the controls have answered: a large circuit takes its time. */
function Circuits({ result, pass }: { result: CompileResult; pass: number }) {
  const { before, steps, baselines } = useDeferredValue(result);
  const shown = Math.min(useDeferredValue(pass), steps.length - 1);
  const step = steps[shown];
  const { names } = compilerWords.passes;
  const scale = useScale(before.columns);
  return (
    <div className="compiler-circuits">
      <CircuitDrawing
        title={compilerWords.before}
        counts={baselines.naive}
        drawing={before}
        scale={scale}
        compared={before.more > 0 ? undefined : step.drawing.columns}
      />
      <CircuitDrawing
        title={`${compilerWords.after} ${shown + 1}, ${names[step.name]}`}
        counts={step.counts}
        drawing={step.drawing}
        scale={scale}
        isMain
      />
      <p className="instrument-note">{compilerWords.legend}</p>
    </div>
  );
}

/** The program's qubits in the order of the wires that they end on. */
function orderOf({ output }: CompileResult): string {
  return output
    .map((wire, qubit) => ({ wire, qubit }))
    .sort((a, b) => a.wire - b.wire)
    .map(({ qubit }) => `q${qubit}`)
    .join(" ");
}

function verdictOf(result: CompileResult) {
  const { lead, text } = compilerWords.verdicts[result.verdict];
  const isCompared = result.verdict === "proved" || result.verdict === "not refuted";
  return {
    outcome: signs[result.verdict],
    text: (
      <>
        <strong>{lead}</strong> {text}{" "}
        {isCompared && <span className="compiler-order">{orderOf(result)}</span>}
      </>
    ),
    said: `${lead} ${text}. ${result.ours.twoQubit} ${compilerWords.results.columns[2]}.`,
  };
}
