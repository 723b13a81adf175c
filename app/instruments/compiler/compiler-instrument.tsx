import { useRef } from "react";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { CircuitHandlers } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import { Download, instrumentButton } from "../kit/buttons.tsx";
import { sentence } from "../kit/format.ts";
import type { Summary } from "../kit/run-view.tsx";
import { useRun } from "../kit/use-run.ts";
import { ProgramInstrument } from "../program/program-instrument.tsx";
import { Circuits, shownPicture } from "./circuits.tsx";
import type { CompileResult } from "./compile-source.ts";
import "./compiler.css";
import { DevicePicker, EffortPicker } from "./device-picker.tsx";
import peers from "./preset-peers.computed.ts";
import { Passes, Results } from "./results.tsx";
import {
  type CompileRequest,
  type CompilerSettings,
  compilerCodec,
  compilerOffer,
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
      offer={compilerOffer}
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

const signs = {
  proved: "passed",
  "not refuted": "open",
  undecided: "open",
  refuted: "failed",
} as const;

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
