import { cx } from "#app/lib/cx.ts";
import { signed } from "#app/lib/format.ts";
import type { CircuitHandlers } from "../circuit-worker.ts";
import workerUrl from "../circuit-worker.ts?worker&url";
import { instrumentButton } from "../kit/buttons.tsx";
import { ChoiceGroup, RangeField } from "../kit/fields.tsx";
import { type Run, useRun } from "../kit/use-run.ts";
import { ProgramInstrument } from "../program/program-instrument.tsx";
import { LatticeDrawing } from "./lattice-drawing.tsx";
import { MethodsTable } from "./methods-table.tsx";
import { Outcomes } from "./outcomes.tsx";
import type { BlochVector } from "./read-state.ts";
import { resultSummary } from "./result-summary.ts";
import {
  bonds,
  methods,
  nextSeed,
  noises,
  requestOf,
  type SimulateRequest,
  type SimulatorSettings,
  simulatorCodec,
  simulatorOffer,
} from "./settings.ts";
import type { SimulateResult } from "./shots.ts";
import "./simulator.css";
import { simulatorWords as words } from "./words.ts";

const TIME_LIMIT_MS = 45_000;

export function SimulatorInstrument() {
  const run = useRun<CircuitHandlers, SimulatorSettings, SimulateRequest, SimulateResult>({
    name: "simulator",
    codec: simulatorCodec,
    workerUrl,
    timeLimit: TIME_LIMIT_MS,
    requestOf,
    ask: (host, request, show) => host.call("simulate", request, show),
  });
  const { settings, change, result, state } = run;
  const { preset } = settings.program;
  const shownPreset = preset === "own" ? undefined : preset;
  return (
    <ProgramInstrument
      run={run}
      offer={simulatorOffer}
      doing={words.running}
      controls={<MethodPicker run={run} />}
      summary={result && resultSummary(result, run.isCurrent ? shownPreset : undefined)}
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
          <MethodsTable
            result={result}
            chi={settings.chi}
            onChoose={(method) => change({ method, noise: "0" })}
          />
          <div className={cx("grid min-w-0 gap-8", result.lattice !== null && "xl:grid-cols-2")}>
            {result.requestedShots > 0 && (
              <Outcomes result={result} isDone={state.status !== "running"} seed={settings.seed} />
            )}
            {result.lattice && (
              <LatticeDrawing lattice={result.lattice} isNoisy={result.impossibleShots !== null} />
            )}
          </div>
          {result.vectors && <BlochVectors vectors={result.vectors} />}
        </>
      )}
    </ProgramInstrument>
  );
}

const choices = methods.map((id) => ({ id, ...words.methods[id] }));

function MethodPicker({ run }: { run: Run<SimulatorSettings> }) {
  const { settings, change } = run;
  const { method, chi, noise } = settings;
  return (
    <>
      <ChoiceGroup
        label={words.method}
        choices={choices}
        value={method}
        onChange={(id) => change({ method: id })}
      />
      {method === "mps" && (
        <RangeField
          label={words.chi}
          text={String(chi)}
          value={bonds.indexOf(chi)}
          min={0}
          max={bonds.length - 1}
          onChange={(index) => change({ chi: bonds[index] })}
        />
      )}
      {method === "statevector" && (
        <div>
          <RangeField
            label={words.noise.label}
            text={noise === "0" ? words.noise.none : `${noise}%`}
            value={noises.indexOf(noise)}
            min={0}
            max={noises.length - 1}
            onChange={(index) => change({ noise: noises[index] })}
          />
          {noise !== "0" && <p className="instrument-note">{words.noise.note}</p>}
        </div>
      )}
    </>
  );
}

const SPHERE_RADIUS = 20;

function BlochVectors({ vectors }: { vectors: readonly BlochVector[] }) {
  return (
    <figure>
      <figcaption className="instrument-label">{words.vectors.title}</figcaption>
      <ul className="vectors mt-3 mb-3 grid gap-x-2 gap-y-4">
        {[...vectors.entries()].map(([qubit, vector]) => (
          <Vector key={qubit} qubit={qubit} vector={vector} />
        ))}
      </ul>
      <p className="instrument-note">{words.vectors.note}</p>
    </figure>
  );
}

function Vector({ qubit, vector }: { qubit: number; vector: BlochVector }) {
  const [x, y, z] = vector;
  const length = Math.hypot(x, y, z);
  const [toX, toY] = [x * SPHERE_RADIUS, -z * SPHERE_RADIUS];
  return (
    <li className="flex flex-wrap gap-x-2 text-label text-muted">
      <svg aria-hidden="true" viewBox="-24 -24 48 48" className="fill-none">
        <circle r={SPHERE_RADIUS} />
        <path
          d={`M-${SPHERE_RADIUS} 0H${SPHERE_RADIUS}M0 -${SPHERE_RADIUS}V${SPHERE_RADIUS}`}
          className="stroke-line"
        />
        {length > 0.02 && (
          <path d={`M0 0L${toX} ${toY}`} className="stroke-accent" strokeWidth="2" />
        )}
        <circle cx={toX} cy={toY} r="3" className="fill-accent" strokeWidth="0" />
      </svg>
      <span>q{qubit}</span>
      <span>
        <span className="sr-only">{words.vectors.length}</span> {length.toFixed(2)}
      </span>
      <span className="sr-only">
        {words.vectors.components(signed(x, 2), signed(y, 2), signed(z, 2))}
      </span>
    </li>
  );
}
