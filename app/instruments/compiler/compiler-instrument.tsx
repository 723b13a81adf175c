import { useDeferredValue, useId, useRef, useState } from "react";
import { signed } from "#app/lib/format.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { CircuitHandlers } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import { instrumentButton } from "../kit/buttons.tsx";
import { sentence } from "../kit/format.ts";
import type { Summary } from "../kit/run-view.tsx";
import { useRun } from "../kit/use-job.ts";
import { ProgramInstrument } from "../program/program-instrument.tsx";
import type { CompileRequest, CompileResult, ShownPass } from "./calls.ts";
import { useScale } from "./circuit-scale.ts";
import { CircuitView } from "./circuit-view.tsx";
import { CodeLines } from "./code-lines.tsx";
import "./compiler.css";
import { Download } from "../kit/download.tsx";
import { DeviceMap } from "./device-map.tsx";
import { DevicePicker, EffortPicker } from "./device-picker.tsx";
import { Passes } from "./passes.tsx";
import { pictureFile } from "./picture-file.ts";
import peers from "./preset-peers.computed.ts";
import { Results } from "./results.tsx";
import {
  type CompilerSettings,
  compilerCodec,
  MAX_PRESET_QUBITS,
  MAX_QUBITS,
  offeredPresets,
  requestOf,
} from "./settings.ts";
import { compilerWords } from "./words.ts";

const TIME_LIMIT_MS = 120_000;
/** Most searches end before anyone has read the first answer, which is held back for so long. */
const PARTIAL_DELAY_MS = 1500;

export function CompilerInstrument() {
  const run = useRun<CircuitHandlers, CompilerSettings, CompileRequest, CompileResult>({
    name: "compiler",
    codec: compilerCodec,
    workerUrl,
    timeLimit: TIME_LIMIT_MS,
    partialDelay: PARTIAL_DELAY_MS,
    requestOf,
    ask: (host, request, show) => host.call("compile", request, show),
  });
  const { settings, change, result, state } = run;
  const pictures = useRef<HTMLDivElement>(null);
  const pass = result ? Math.min(settings.pass, result.passes.length - 1) : 0;
  const fault = state.status === "refused" ? state.fault : null;
  /** A first answer is shown while the search for a better one goes on. */
  const isSearching = state.status === "running" && run.isCurrent;
  const hasProblem = fault !== null || state.status === "failed";
  // Of an old result that stands while a new one is computed, the settings say nothing.
  const peerCounts = result && run.isCurrent ? peersOf(settings, result.device.name) : undefined;
  return (
    <ProgramInstrument
      run={run}
      offeredPresets={offeredPresets}
      maxPresetQubits={MAX_PRESET_QUBITS}
      maxOwnQubits={MAX_QUBITS}
      doing={compilerWords.running}
      before={
        <DevicePicker
          settings={settings}
          onChange={change}
          device={hasProblem ? undefined : result?.device}
          fault={fault && fault.line === undefined ? sentence(fault.reason) : undefined}
        />
      }
      controls={<EffortPicker level={settings.level} onChange={(level) => change({ level })} />}
      summary={result && resultSummary(result, peerCounts, isSearching)}
      notes={result?.notes}
      actions={
        <>
          <CopyButton
            value={() => result?.qasm ?? ""}
            isDisabled={!run.isCurrent}
            labels={compilerWords.copy}
            className={instrumentButton.outlined}
          />
          <Download
            file="compiled.qasm"
            type="text/plain"
            content={() => result?.qasm ?? ""}
            isDisabled={!run.isCurrent}
          >
            {compilerWords.download.qasm}
          </Download>
          {result?.qir && (
            <Download
              file="compiled.ll"
              type="text/plain"
              content={() => result.qir ?? ""}
              isDisabled={!run.isCurrent}
            >
              {compilerWords.download.qir}
            </Download>
          )}
          <Download
            file="compiled.svg"
            type="image/svg+xml"
            content={() => shownPicture(pictures.current)}
            isDisabled={!run.isCurrent}
          >
            {compilerWords.download.svg}
          </Download>
          {hasProblem && <p className="instrument-note">{compilerWords.copy.none}</p>}
        </>
      }
    >
      {result && (
        <Fold title={compilerWords.meaning.title} kind="quiet">
          <p className="instrument-note">
            {compilerWords.meaning.text(
              compilerWords.basis.choices[result.basis],
              result.ours.depth,
            )}
          </p>
        </Fold>
      )}
      {result && (
        <div ref={pictures} className="min-w-0">
          <Circuits result={result} pass={pass} />
        </div>
      )}
      {result && (
        <div className="grid min-w-0 gap-8 xl:grid-cols-2">
          <Passes passes={result.passes} pass={pass} onChange={(to) => change({ pass: to })} />
          <Results result={result} isSearching={isSearching} hasPeers={peerCounts !== undefined} />
        </div>
      )}
    </ProgramInstrument>
  );
}

/** The compiled circuit, as it is drawn now. */
function shownPicture(pictures: HTMLElement | null): string {
  const drawing = pictures?.querySelector<SVGElement>("[data-compiled] svg");
  return drawing ? pictureFile(drawing) : "";
}

const signs = {
  proved: "passed",
  "not refuted": "open",
  undecided: "open",
  refuted: "failed",
} as const;

/** Drawn after the controls have answered: a large circuit takes its time. */
function Circuits({ result, pass }: { result: CompileResult; pass: number }) {
  const { before, passes, baselines } = useDeferredValue(result);
  const shownIndex = Math.min(useDeferredValue(pass), passes.length - 1);
  const { name, counts, diagram, ...code } = passes[shownIndex];
  const { names } = compilerWords.passes;
  const scale = useScale(before.columns, before.starts.length);
  const [activeGate, setActiveGate] = useState<number | null>(null);
  const noteId = useId();
  return (
    <div className="grid min-w-0 gap-6">
      <CircuitView
        title={compilerWords.before}
        counts={baselines.naive}
        diagram={before}
        scale={scale}
        comparedDepth={before.more > 0 ? undefined : counts.depth}
      />
      <CircuitView
        title={compilerWords.after(shownIndex + 1, names[name])}
        counts={counts}
        diagram={diagram}
        scale={scale}
        activeGate={activeGate}
        onActivate={setActiveGate}
        isMain
      />
      <p id={noteId} className="min-h-6 text-label text-ink print:hidden">
        {pointedText(passes[shownIndex], activeGate)}
      </p>
      <div className="grid min-w-0 gap-8 xl:grid-cols-2">
        <CodeLines {...code} noteId={noteId} activeGate={activeGate} onActivate={setActiveGate} />
        <DeviceMap result={result} />
      </div>
      <p className="instrument-note">{compilerWords.legend}</p>
    </div>
  );
}

/** The gate that is pointed at: its line, its angles, its step. */
function pointedText({ lines, firstGate, diagram }: ShownPass, activeGate: number | null): string {
  const line = activeGate === null ? undefined : lines[firstGate + activeGate];
  if (line === undefined) return compilerWords.code.note;
  const gate = diagram.gates.find(({ index }) => index === activeGate);
  // T, S and Z have their phase in their name.
  const degrees = gate?.angles.length ? gate.angles : [(gate?.phase ?? 0) * 360].filter(Boolean);
  const angles = degrees.map((angle) => `${signed(angle, 1)}°`);
  const step = gate ? compilerWords.code.step(gate.step + 1) : compilerWords.code.notDrawn;
  return [line.replace(";", ""), ...angles, step].join(" · ");
}

function orderOf({ output }: CompileResult): string {
  const qubits = [...output.keys()].sort((a, b) => output[a] - output[b]);
  return qubits.map((qubit) => `q${qubit}`).join(" ");
}

/** Undefined where it was not measured. */
function peersOf({ basis, program }: CompilerSettings, device: string) {
  return basis === "cx" ? peers[`${program.preset} ${program.qubits} ${device}`] : undefined;
}

function resultSummary(
  result: CompileResult,
  peerCounts: ReturnType<typeof peersOf>,
  isSearching: boolean,
): Summary {
  const { verdict, detail, ours } = result;
  const { naive, sabre } = result.baselines;
  const counts = {
    naive: naive.twoQubit,
    sabre: sabre.twoQubit,
    ours: ours.twoQubit,
    ...peerCounts,
  };
  const change = compilerWords.line(counts);
  const numerals = counts.naive > 0 ? compilerWords.numerals(counts) : undefined;
  if (isSearching) return { sign: "open", line: compilerWords.soFar(change), numerals };
  const words = compilerWords.verdicts[verdict];
  return {
    sign: signs[verdict],
    line: `${change} ${words.lead}`,
    shortLine: numerals && `${words.lead} ${compilerWords.short(ours.depth)}`,
    numerals,
    numeralsLabel: compilerWords.numeralsLabel,
    detail: words.detail(detail, orderOf(result)),
  };
}
