import { useState } from "react";
import { benchWords } from "#app/content/instruments.ts";
import { simulatorBench } from "#app/content/quantum/bench-simulator.ts";
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
import type { SimulateResult, SimulatorCalls } from "./calls.ts";
import { HeldTable } from "./held-table.tsx";
import { LatticeDrawing } from "./lattice-drawing.tsx";
import { mostQubits, timeLimit } from "./limits.ts";
import { MethodPicker } from "./method-picker.tsx";
import { Outcomes } from "./outcomes.tsx";
import {
  decodeSettings,
  encodeSettings,
  initialSettings,
  nextSeed,
  requestOf,
  type Settings,
} from "./settings.ts";
import own from "./simulator.css?inline";

for (const css of [shared, programStyles, own]) adoptStyles(css);

/** A program, a method, and what it holds, gives and takes. */
export function SimulatorBench() {
  const [settings, setSettings] = useState(initialSettings);
  const host = useWorkerHost<SimulatorCalls>(workerUrl, timeLimit);
  const { save, keep, link, tooLongBy } = useFragment("simulator", async (fields) =>
    setSettings(await decodeSettings(fields)),
  );
  const request = requestOf(settings);
  const job = useJob<SimulateResult>(
    JSON.stringify(request),
    (show) => host.call("simulate", request, { onProgress: show }),
    host.cancel,
  );
  const { result, fault, failure, running } = job;

  async function change(part: Partial<Settings>) {
    const next = { ...settings, ...part };
    setSettings(next);
    save(await encodeSettings(next));
  }

  const problem = failure ? benchWords.failures[failure] : fault?.reason;
  const [lead, text] = result ? verdictOf(result) : ["", simulatorBench.waiting];
  return (
    <div className="bench">
      <div className="bench-controls">
        <ProgramPicker
          program={settings.program}
          onChange={(program) => change({ program })}
          fault={fault?.line === undefined ? null : fault}
          mostQubits={mostQubits}
        />
        <MethodPicker settings={settings} onChange={change} />
      </div>
      <div className="bench-results" aria-busy={running}>
        {result && (
          <>
            <LatticeDrawing result={result} isNoisy={request.noise > 0} />
            <HeldTable result={result} chi={settings.chi} />
            <Outcomes result={result} seed={settings.seed} />
          </>
        )}
        <Verdict outcome={problem || !lead ? "open" : lead === far ? "failed" : "passed"}>
          {problem ?? (
            <>
              <strong>{lead}</strong> {text}
            </>
          )}
        </Verdict>
        <div className="bench-actions">
          {running && (
            <button type="button" className="bench-button" onClick={host.cancel}>
              {benchWords.cancel}
            </button>
          )}
          {failure && !running && <Retry failure={failure} onRun={job.run} onReload={keep} />}
          <button
            type="button"
            className="bench-button"
            onClick={() => change({ seed: nextSeed(settings.seed) })}
          >
            {simulatorBench.again}
          </button>
          <CopyLink link={link} tooLongBy={tooLongBy} words={benchWords.link} />
        </div>
        <Announcement text={running ? simulatorBench.running : (problem ?? `${lead} ${text}`)} />
      </div>
    </div>
  );
}

const { verdicts } = simulatorBench;
const [far] = verdicts.mpsFar;

function verdictOf({ method, held }: SimulateResult): readonly [string, string] {
  if (method === "statevector") return verdicts.exact;
  if (method === "stabilizer") return verdicts.stabilizer;
  const fidelity = held.mps?.fidelity ?? 0;
  if (fidelity > 1 - 1e-9) return verdicts.mpsExact;
  return fidelity > 0.9 ? verdicts.mpsClose : verdicts.mpsFar;
}
