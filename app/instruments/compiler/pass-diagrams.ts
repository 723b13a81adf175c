import type { Circuit } from "@adyakshar/quantum/circuit";
import { type Basis, toBasis } from "@adyakshar/quantum/circuit";
import type { BaselineRoutes, Coupling, Routed, Stage } from "@adyakshar/quantum/compiler";
import { baselines, sabreTrials } from "@adyakshar/quantum/compiler";
import type { CompileRequest, CompileResult, ShownPass } from "./calls.ts";
import { type CircuitDiagram, diagramOf, withKeptIds } from "./circuit-diagram.ts";

/** Amplitudes that the verdict may touch: a Fourier transform of twenty qubits on a grid, in half of the time limit on a phone. */
export const VERIFY_BUDGET = 1e9;

/** Adds to a diagram what a circuit alone does not tell. */
type Redraw = (diagram: CircuitDiagram, circuit: Circuit) => CircuitDiagram;
const asDrawn: Redraw = (diagram) => diagram;

export function comparedWith(
  circuit: Circuit,
  device: Coupling,
  { basis }: CompileRequest,
  routes: BaselineRoutes,
  redraw = asDrawn,
): Pick<CompileResult, "device" | "basis" | "before" | "baselines" | "trials"> {
  const { name, size, edges, directions } = device;
  const naive = inBasis(routes.naive, basis);
  return {
    device: {
      name,
      size,
      edges,
      isOneWay: directions !== undefined && directions.size < 2 * edges.length,
    },
    basis,
    before: redraw(diagramOf(naive), naive.circuit),
    baselines: baselines(circuit, device, { basis }, routes),
    trials: sabreTrials(circuit),
  };
}

/** The circuit in the gates that are counted; in the CX basis a SWAP stays one gate, drawn as wide as its three. */
function inBasis(routed: Routed, basis: Basis): Routed {
  return basis === "cx" ? routed : { ...routed, circuit: toBasis(routed.circuit, basis) };
}

/** Each pass with its diagram, in which a gate that the pass kept has kept its id, and its program. */
export function passesWithDiagrams<S extends Stage>(
  stages: readonly S[],
  write: (stage: S) => Pick<ShownPass, "lines" | "firstGate">,
  redraw = asDrawn,
): ShownPass[] {
  let previous: CircuitDiagram | undefined;
  let nextId = 0;
  return stages.map((stage) => {
    const stageDiagram = redraw(diagramOf(stage), stage.circuit);
    const diagram = previous ? withKeptIds(previous, stageDiagram, nextId) : stageDiagram;
    previous = diagram;
    nextId = diagram.gates.reduce((most, { id }) => Math.max(most, id + 1), nextId);
    return {
      name: stage.name,
      counts: stage.counts,
      diagram,
      ...write(stage),
      gates: stage.circuit.operations.length,
    };
  });
}
