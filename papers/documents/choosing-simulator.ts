import { ghz } from "@adyakshar/quantum/circuit";
import {
  binaryBytes,
  bondDimensions,
  densityMatrixBytes,
  mpsBytes,
  noiseless,
  pauliExpectation,
  purity,
  runDensityMatrix,
  runMps,
  runStatevector,
  statevectorBytes,
} from "@adyakshar/quantum/simulators";
import memory from "#app/figures/memory.figure.ts";
import { machineOf } from "#app/models/measured/machine.ts";
import {
  crossover,
  earlyWins,
  rowAt,
  time,
  trajectoriesForOne,
} from "#app/models/measured/simulators.ts";
import { bullets, figure, files, finding, numbers, table, unpack, words } from "../blocks.ts";
import { memoryCurvesCover } from "../covers/memory-curves.ts";
import { decisionTree } from "../figures/decision-tree.ts";
import { h2, h2Caption } from "../figures/h2.ts";
import { references } from "../references.ts";
import type { DocumentSection, PaperDocument } from "../types.ts";

const tableau = rowAt("tableau", "clifford", 1000);
const ansatz = rowAt("mps", "ansatz", 100, 8);
const vector = rowAt("statevector", "random", 24);
const density = rowAt("density", "random", 12);
const noisy = runDensityMatrix(ghz(6), { ...noiseless, depolarizing2: 0.01 });
const ghzState = runStatevector(ghz(20));
const ghzParity = pauliExpectation(ghzState, [
  { axis: "z", qubit: 0 },
  { axis: "z", qubit: 19 },
]);
const ghzBond = Math.max(...bondDimensions(runMps(ghz(20), { maxBond: 64 })));

const tree: DocumentSection = {
  title: "The decision, in order",
  blocks: [
    "Simulators are usually chosen by habit: a statevector until it no longer fits, then whatever the next tool offers. The decision in four questions, Figure 1, has another order. It asks first whether the circuit is easy, then whether noise must be exact, and only then how much memory there is, because the first two answers can make the third irrelevant. The [simulation page](/simulation) leaves out exact noise, the second question; its fourth condition, contraction, is in the last box here.",
    "Two corrections to the tree that is usually drawn. *Noise does not mean density matrix.* Trajectories, random runs of a statevector with noise drawn gate by gate, need the memory of a vector and give expectation values with a statistical error that falls as one over the square root of the runs; the density matrix is worth its square only when the expectation value must be exact or the channel is not easily drawn. And *few qubits do not mean easy, nor many hard*: entanglement across a cut is the size that a matrix product state sees, and a thousand Clifford qubits are a small problem.",
    finding("Ask what the circuit is before asking how large it is."),
  ],
};

const models: DocumentSection = {
  title: "Memory models, with their caps",
  blocks: [
    table(
      "Bytes by method. A bond at cut k can be no larger than 2 to the power of min(k, n − k), so the usual n·χ² overstates small registers; the fourth column has the cap, the last has not.",
      [
        numbers(0, "Qubits"),
        numbers(
          3,
          "Statevector, 16·2ⁿ",
          "Density matrix, 16·4ⁿ",
          "MPS, bond 64, capped",
          "MPS, 32·n·χ² without the cap",
        ),
      ],
      [8, 12, 16, 24, 30, 40, 50].map((n) => [
        `${n}`,
        binaryBytes(statevectorBytes(n)),
        n <= 24 ? binaryBytes(densityMatrixBytes(n)) : "–",
        binaryBytes(mpsBytes(n, 64)),
        binaryBytes(32 * n * 64 * 64),
      ]),
    ),
    figure(memory, memory.caption),
    "A vector of 30 qubits is 16 GiB; a laptop of 16 GiB cannot hold it beside its operating system. 50 qubits have been held on an exascale machine, with compressed numbers [@jupiter]. Single precision halves every figure and costs digits that deep circuits need.",
  ],
};

const crossovers: DocumentSection = {
  title: "Measured crossovers",
  blocks: [
    `Memory says what is possible; time says what is sensible. From our benchmark of simulators (${machineOf("simulators-machine.json")}; processor time of one thread):`,
    bullets(
      `Between neighbors and with little entanglement (a two-layer ansatz), a matrix product state is faster than a vector from ${crossover("ansatz", 8)} qubits on, and exact.`,
      `Ten layers of random gates between neighbors need a bond of 32; there the crossover is at ${crossover("random", 32)} qubits.`,
      qaoaCrossing(),
      `Without noise, a 12-qubit vector takes ${time(rowAt("statevector", "random", 12).nsPerGate)} per gate and a 12-qubit density matrix ${time(density.nsPerGate)}.`,
      `With noise, measured on another machine (${machineOf("simulators-peers-machine.json")}), a density matrix of 10 qubits takes ${time(rowAt("noisy-density", "random", 10).nsPerGate)} per gate. One trajectory of a 10-qubit vector takes ${time(rowAt("trajectory", "random", 10).nsPerGate)}. ${trajectoriesForOne(10).toLocaleString("en-US")} trajectories cost as much as one density matrix.`,
    ),
    "The last line is the rule for noise: if a few thousand trajectories give the error bar you need, and they usually do, the density matrix is the slower way from about ten qubits on.",
  ],
};

/** On QAOA the order of the two methods changes more than once. */
function qaoaCrossing(): string {
  const from = crossover("qaoa", 32);
  const early = earlyWins("qaoa", 32);
  const fidelityAt = (n: number) => rowAt("mps", "qaoa", n, 32).fidelity?.toFixed(3) ?? "unknown";
  const first = early.map(
    (n) => `at ${n} qubits it is faster, with a fidelity of ${fidelityAt(n)}`,
  );
  const later =
    from === undefined
      ? "the vector is faster again up to 24 qubits"
      : `from ${from} on it is faster for good`;
  return `On QAOA over a random graph, whose edges ignore the chain, the matrix product state of bond 32 wins late: ${[...first, later].join("; ")}. At 20 qubits its fidelity is ${fidelityAt(20)}.`;
}

const workedCircuits: DocumentSection = {
  title: "One worked circuit for each branch",
  blocks: [
    table(
      "Each row was run by our own code; times and bytes are from the benchmark's data, the rest is computed when this document is built.",
      [words(3, "Branch"), words(4, "Circuit"), words(3, "Cost"), words(5, "What was checked")],
      [
        [
          "Tableau [@aaronson]",
          `${tableau.gates.toLocaleString("en-US")} random Clifford gates on 1,000 qubits`,
          `${binaryBytes(tableau.stateBytes)}, ${time(tableau.nsPerGate)} per gate`,
          "In tests, tableau and statevector agree on every random Clifford circuit of small width",
        ],
        [
          "Density matrix",
          "GHZ on 6 qubits, 1% depolarizing after each CX",
          binaryBytes(densityMatrixBytes(6)),
          `Purity ${purity(noisy).toFixed(3)}, without sampling error; a mean over overlaps of pairs of trajectories would only estimate it`,
        ],
        [
          "Statevector",
          `${vector.gates} gates in ten random layers on 24 qubits`,
          `${binaryBytes(vector.stateBytes)}, ${time(vector.nsPerGate)} per gate`,
          `Norm, and known states: GHZ on 20 qubits has ⟨Z₀Z₁₉⟩ = ${ghzParity.toFixed(6)}`,
        ],
        [
          "Matrix product state [@vidal]",
          `${ansatz.gates} gates of an ansatz on 100 qubits`,
          `${binaryBytes(ansatz.stateBytes)}, ${time(ansatz.nsPerGate)} per gate`,
          `Bond used ${ansatz.largestBond} of 8 allowed, nothing cut away. GHZ on 20 qubits uses bond ${ghzBond}`,
        ],
      ],
    ),
    "A matrix product state must be run twice. The discarded weight bounds one truncation; what is checked is convergence: double the bond, and see whether the observable stays the same. If it moves, the number was never a result. For circuits that are Clifford but for a few T gates, stabilizer-rank methods cost exponentially in the number of T gates only [@bravyi]; we have not built one and say so in the tree's last box.",
  ],
};

const hydrogen: DocumentSection = {
  title: "The hydrogen check",
  blocks: [
    "Before a simulator is trusted with a molecule that nobody knows, it gets one that everybody knows. The ground state of hydrogen in a minimal basis fits two qubits; the curve of Figure 3 is solved variationally by our code and compared with the exact energy of the same Hamiltonian, with coefficients as published for an early experiment [@omalley]. Name the basis with the number: these are STO-6G values, and readers who expect the −1.1373 hartree of STO-3G at 0.735 Å would otherwise find a disagreement that is none.",
    "The check says that gates, expectation values and optimizer are sound. It says nothing about chemistry: two qubits are easy for everyone, and evidence for a generic exponential advantage of quantum computers in ground-state chemistry has yet to be found [@lee].",
    figure(h2, h2Caption),
  ],
};

export const choosingSimulator: PaperDocument = {
  slug: "choosing-a-simulator",
  kind: "whitepaper",
  title: "Choosing a simulator",
  abstract:
    "Statevector, density matrix, tensor network or stabilizer: a decision in four questions, the memory each method needs with the caps that are usually forgotten, crossovers measured on one machine, one worked circuit for each branch, and the hydrogen check that every simulator should pass before it is believed.",
  version: "1.2",
  date: "2026-11-18",
  cover: { picture: memoryCurvesCover, ground: "violet" },
  overview: {
    figure: decisionTree,
    caption: "The decision tree. A yes leads right, a no leads down.",
  },
  sections: [tree, models, crossovers, workedCircuits, hydrogen],
  limits: [
    "Crossovers come from one implementation in TypeScript on one core. Elsewhere they move.",
    "Tensor networks other than matrix product states, decision diagrams and stabilizer-rank methods are named, not measured.",
    "The tree is for circuits with gates. Pulse-level and analog simulation are other problems.",
    "Trajectories and the density matrix are compared by measured cost, for one noise model on one family of circuits.",
  ],
  reproduce: {
    text: "The worked circuits are run when this document is built; measured numbers come from the simulator benchmark's data.",
    commands: [
      unpack,
      "npm run benchmark:simulators -w @adyakshar/quantum",
      "npm install && npm test -- packages/quantum/src/simulators",
    ],
  },
  data: files({
    "simulators.csv": "the measurements behind the crossovers",
    "simulators-noise.csv": "those with noise",
  }),
  references: references("aaronson", "vidal", "jupiter", "bravyi", "omalley", "lee"),
};
