import { useDeferredValue, useState } from "react";
import { benchWords } from "#app/content/instruments.ts";
import { compilerBench } from "#app/content/quantum/bench-compiler.ts";
import { adoptStyles } from "../adopt-styles.ts";
import { Announcement } from "../announcement.tsx";
import workerUrl from "../circuit-worker.ts?worker&url";
import { CopyLink } from "../copy-link.tsx";
import { useFragment } from "../fragment/use-fragment.ts";
import shared from "../instrument.css?inline";
import programStyles from "../program/program.css?inline";
import { ProgramPicker } from "../program/program-picker.tsx";
import { Retry } from "../retry.tsx";
import { useJob } from "../use-job.ts";
import { useWorkerHost } from "../use-worker-host.ts";
import { Verdict } from "../verdict.tsx";
import type { CompileResult, CompilerCalls } from "./calls.ts";
import { CircuitDrawing } from "./circuit-drawing.tsx";
import own from "./compiler.css?inline";
import { DevicePicker } from "./device-picker.tsx";
import { mostQubits, timeLimit } from "./limits.ts";
import { Passes } from "./passes.tsx";
import { Results } from "./results.tsx";
import {
  decodeSettings,
  encodeSettings,
  initialSettings,
  requestOf,
  type Settings,
} from "./settings.ts";

for (const css of [shared, programStyles, own]) adoptStyles(css);

/** A program, a device, and what the compiler makes of the two. */
export function CompilerBench() {
  const [settings, setSettings] = useState(initialSettings);
  const host = useWorkerHost<CompilerCalls>(workerUrl, timeLimit);
  const { save, keep, link, tooLongBy } = useFragment("bench", async (fields) =>
    setSettings(await decodeSettings(fields)),
  );
  const request = requestOf(settings);
  const job = useJob<CompileResult>(
    JSON.stringify(request),
    (show) => host.call("compile", request, { onProgress: show }),
    host.cancel,
  );
  const { result, fault, failure, running } = job;

  async function change(part: Partial<Settings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    save(await encodeSettings(next));
  }

  const pass = result ? Math.min(settings.pass, result.steps.length - 1) : 0;
  const problem = failure ? benchWords.failures[failure] : fault?.reason;
  return (
    <div className="bench">
      <div className="bench-controls">
        <ProgramPicker
          program={settings.program}
          onChange={(program) => change({ program })}
          fault={fault?.line === undefined ? null : fault}
          mostQubits={mostQubits}
        />
        <DevicePicker
          settings={settings}
          onChange={change}
          device={result?.device}
          fault={fault?.line === undefined ? fault?.reason : undefined}
        />
      </div>
      <div className="bench-results" aria-busy={running}>
        {result && <Circuits result={result} pass={pass} />}
        {result && (
          <div className="compiler-columns">
            <Passes steps={result.steps} pass={pass} onChange={(to) => change({ pass: to })} />
            <Results result={result} basis={settings.basis} isSearching={running} />
          </div>
        )}
        <Verdict outcome={problem || !result ? "open" : signs[result.verdict]}>
          {problem ?? (result ? <VerdictText result={result} /> : compilerBench.waiting)}
        </Verdict>
        <div className="bench-actions">
          {running && (
            <button type="button" className="bench-button" onClick={host.cancel}>
              {benchWords.cancel}
            </button>
          )}
          {failure && !running && <Retry failure={failure} onRun={job.run} onReload={keep} />}
          <CopyLink key={result?.qasm} link={() => result?.qasm ?? ""} words={compilerBench.copy} />
          <CopyLink link={link} tooLongBy={tooLongBy} words={benchWords.link} />
        </div>
        <Announcement
          text={running ? compilerBench.running : (problem ?? (result ? sentenceOf(result) : ""))}
        />
      </div>
    </div>
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
  const { names } = compilerBench.passes;
  return (
    <div className="compiler-circuits">
      <CircuitDrawing title={compilerBench.before} counts={baselines.naive} drawing={before} />
      <CircuitDrawing
        title={`${compilerBench.after} ${shown + 1}, ${names[step.name]}`}
        counts={step.counts}
        drawing={step.drawing}
        isMain
      />
      <p className="bench-note">{compilerBench.legend}</p>
    </div>
  );
}

function VerdictText({ result }: { result: CompileResult }) {
  const { lead, text } = compilerBench.verdicts[result.verdict];
  const isCompared = result.verdict === "proved" || result.verdict === "not refuted";
  return (
    <>
      <strong>{lead}</strong> {text}{" "}
      {isCompared && <span className="compiler-order">{orderOf(result)}</span>}
    </>
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

function sentenceOf(result: CompileResult): string {
  const { lead, text } = compilerBench.verdicts[result.verdict];
  return `${lead} ${text}. ${result.ours.twoQubit} ${compilerBench.results.columns[2]}.`;
}
