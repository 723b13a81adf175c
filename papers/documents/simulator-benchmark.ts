import { binaryBytes } from "@adyakshar/quantum/simulators";
import {
  bytesPerSecond,
  COPY_BYTES_PER_SECOND,
  DATA_SHEET_BYTES_PER_SECOND,
  fusionGain,
  gpuDifference,
  gpuMachine,
  gpuName,
  gpuRow,
  type Precision,
} from "#app/models/measured/gpu.ts";
import {
  abovePublished,
  extrapolatedEnergy,
  ironSulfurRows,
  largestRun,
  PUBLISHED_ENERGY,
} from "#app/models/measured/iron-sulfur.ts";
import { machineOf } from "#app/models/measured/machine.ts";
import {
  crossover,
  earlyWins,
  noiseRows,
  peerRows,
  plainRows,
  rowAt,
  rowsOf,
  time,
  trajectoriesForOne,
} from "#app/models/measured/simulators.ts";
import { bullets, files, finding, numbers, table, terms, unpack, words } from "../blocks.ts";
import { timeDiscsCover } from "../covers/time-discs.ts";
import { gateTimes } from "../figures/gate-times.ts";
import { references } from "../references.ts";
import type { DocumentSection, PaperDocument } from "../types.ts";

const machine = machineOf("simulators-machine.json");
const secondMachine = machineOf("simulators-peers-machine.json");
const perAmplitude = rowAt("statevector", "random", 24).nsPerGate / 2 ** 24;
const tableauLarge = rowAt("tableau", "clifford", 1000);
const families = ["random", "qaoa", "clifford", "ansatz"] as const;
const names = {
  random: "random layers",
  qaoa: "QAOA",
  clifford: "random Clifford",
  ansatz: "ansatz",
} as const;
/** Three digits, or a power of ten where there are none left. */
function digits(value: number | undefined): string {
  if (value === undefined) return "–";
  if (value >= 0.001) return value.toFixed(3);
  const [mantissa, exponent] = value.toExponential(1).split("e-");
  return `${mantissa}·10^{−${exponent}}`;
}

const protocol: DocumentSection = {
  title: "Protocol",
  blocks: [
    "Four ways to hold a quantum state, statevector, density matrix, stabilizer tableau [@aaronson] and matrix product state [@vidal] [@schollwoeck], written in TypeScript for this website and run by Node, on four families of circuits. The question is not which simulator is fastest, but where each method stops fitting and where it stops paying; ratios within one program on one machine answer that, and do not depend on our being good at optimizing.",
    terms({
      "Random layers":
        "Ten layers of random Ry and Rz on every qubit and CX on alternating neighbors. Entanglement grows with depth up to a bond of 32 and then stops, whatever the width.",
      "Random Clifford":
        "Twenty gates per qubit from H, S and CX on random pairs: maximal entanglement, and trivially simulable by a tableau.",
      QAOA: "One layer for the largest cut of a random 3-regular graph; its edges ignore the order of the qubits.",
      Ansatz:
        "Two layers of rotations and CX ladders, as in variational chemistry: little entanglement across any cut.",
    }),
    [
      "Each measurement runs in a process of its own. *State* is the bytes of the arrays that hold it; *peak* is the most resident memory of the process, less that of one process that only builds a Clifford circuit of 24 qubits.",
      "That process is the same for every row, so a peak can come out a little below its state. *Time per gate* is processor time of the thread divided by the number of gates, warm, long runs once and short ones repeated for at least 200 ms.",
      "Fidelity compares a matrix product state with the exact vector up to 20 qubits.",
      `Machine: ${machine}.`,
      `The file simulators.csv has ${plainRows.length} measurements, all of this machine; the ${noiseRows.length} with noise come from a second.`,
    ],
  ],
};

const memory: DocumentSection = {
  title: "Memory decides first",
  blocks: [
    table(
      "Bytes of the state and peak memory. Methods by their formula: 16·2ⁿ, 16·4ⁿ, tableau of 2n rows, and the tensors that the matrix product state held at the end.",
      [words(4, "Method, family"), numbers(0, "Qubits"), numbers(2, "State", "Peak")],
      [
        rowAt("statevector", "random", 16),
        rowAt("statevector", "random", 20),
        rowAt("statevector", "random", 24),
        rowAt("density", "random", 8),
        rowAt("density", "random", 12),
        rowAt("tableau", "clifford", 24),
        tableauLarge,
        rowAt("mps", "random", 24, 32),
        rowAt("mps", "qaoa", 24, 32),
        rowAt("mps", "ansatz", 100, 8),
      ].map((row) => [
        `${row.method}${row.bond ? ` ${row.bond}` : ""}, ${names[row.family as keyof typeof names]}`,
        `${row.qubits}`,
        binaryBytes(row.stateBytes),
        binaryBytes(row.peakBytes),
      ]),
    ),
    "Once the state is large, the peak is the state: gates work in place and nothing is copied. Below a few megabytes the process itself is larger than what it holds, and the column says little. A density matrix of 12 qubits is as large as a vector of 24, bit for bit: that is the price of exact noise.",
    finding(
      `A Clifford circuit of ${tableauLarge.qubits.toLocaleString("en-US")} qubits fits into ${binaryBytes(tableauLarge.stateBytes)}; a general one of 24 needs ${binaryBytes(rowAt("statevector", "random", 24).stateBytes)}.`,
    ),
  ],
};

const timing: DocumentSection = {
  title: "Time per gate",
  blocks: [
    table(
      "Time per gate. Empty where the method was not run: density matrices stop at 12 qubits, because each further one takes four times as long.",
      [
        numbers(0, "Qubits"),
        numbers(
          2,
          "Statevector",
          "Density matrix",
          "Tableau, Clifford",
          "MPS 8, ansatz",
          "MPS 32, random",
          "MPS 32, Clifford",
        ),
      ],
      [10, 12, 14, 16, 18, 20, 22, 24].map((n) => [
        `${n}`,
        time(rowAt("statevector", "random", n).nsPerGate),
        n <= 12 ? time(rowAt("density", "random", n).nsPerGate) : "",
        time(rowAt("tableau", "clifford", n).nsPerGate),
        time(rowAt("mps", "ansatz", n, 8).nsPerGate),
        time(rowAt("mps", "random", n, 32).nsPerGate),
        time(rowAt("mps", "clifford", n, 32).nsPerGate),
      ]),
      { breaks: true },
    ),
    [
      `The statevector costs ${perAmplitude.toFixed(1)} ns for each amplitude and gate at 24 qubits and doubles with every qubit.`,
      `The tableau does not notice: ${time(rowAt("tableau", "clifford", 10).nsPerGate)} per gate at 10 qubits and ${time(tableauLarge.nsPerGate)} at 1,000.`,
      `A matrix product state has a price for each gate that depends on the bond and hardly on the width, until a gate acts on distant qubits: then it has to be carried across the chain, and the random Clifford circuit at bond 32 costs ${Math.round(rowAt("mps", "clifford", 24, 32).nsPerGate / rowAt("mps", "random", 24, 32).nsPerGate)} times what the same bond costs between neighbors.`,
    ],
    bullets(
      `On the ansatz a matrix product state is faster than the vector from ${crossover("ansatz", 8)} qubits on, and exact.`,
      `On random layers of depth ten it is faster from ${crossover("random", 32)} qubits on, at the bond of 32 that makes it exact.`,
      qaoaCrossing(),
      "On random Clifford circuits it never pays before it fails; the tableau is the method.",
    ),
  ],
};

/** Where the two cross on QAOA, with what is left of the answer there. */
function qaoaCrossing(): string {
  const from = crossover("qaoa", 32);
  const early = earlyWins("qaoa", 32);
  const exactness = (n: number) => digits(rowAt("mps", "qaoa", n, 32).fidelity);
  const first = early
    .map(
      (n) =>
        `It is faster at ${n} qubits already, with fidelity ${exactness(n)}, and slower again at ${n + 2}.`,
    )
    .join(" ");
  const later =
    from === undefined
      ? "On QAOA over a random graph the vector is still faster at 24 qubits."
      : `On QAOA over a random graph it is faster from ${from} qubits on. At 20 its fidelity is ${exactness(20)} (Table 5).`;
  return `${later} ${first}`.trim();
}

const MAX_NOISY_QUBITS = 10;

const noise: DocumentSection = {
  title: "Noise, measured",
  blocks: [
    table(
      `Time per gate on random layers with noise: 0.1% depolarizing after a gate on one qubit, 1% after one on two, 0.1% amplitude damping. The last column is how many trajectories cost as much as one density matrix. Machine of this table and the next: ${secondMachine}.`,
      [
        numbers(0, "Qubits"),
        numbers(2, "One trajectory", "Density matrix", "Trajectories for one matrix"),
      ],
      rowsOf("noisy-density", "random").map(({ qubits, nsPerGate }) => [
        `${qubits}`,
        time(rowAt("trajectory", "random", qubits).nsPerGate),
        time(nsPerGate),
        trajectoriesForOne(qubits).toLocaleString("en-US"),
      ]),
    ),
    finding(
      `At ${MAX_NOISY_QUBITS} qubits one noisy density matrix costs as much as ${trajectoriesForOne(MAX_NOISY_QUBITS).toLocaleString("en-US")} noisy trajectories.`,
    ),
  ],
};

const methods: Readonly<Record<string, string>> = {
  statevector: "Statevector",
  tableau: "Tableau",
  mps: "Matrix product state",
};

const ratioOf = ({ ours, theirs }: { ours: number; theirs: number }) => ours / theirs;
const slowestRow = peerRows.reduce((a, b) => (ratioOf(b) > ratioOf(a) ? b : a));
const wonRows = peerRows.filter((row) => ratioOf(row) < 1);

const peers: DocumentSection = {
  title: "Beside the fast ones",
  blocks: [
    table(
      "The same circuits in one run: ours and the simulator that a specialist would take, in processor time of one thread. The ratio is ours over theirs; above 1 ours is slower. Aer fuses gates before it runs them, and each call of a Python package has a fixed cost that small circuits show.",
      [
        words(3, "Method"),
        words(4, "Circuit"),
        words(3, "Peer"),
        numbers(2, "Ours", "Theirs"),
        numbers(0, "Ratio"),
      ],
      peerRows.map((row) => [
        methods[row.method],
        `${names[row.family as keyof typeof names]}, ${row.qubits} qubits${row.bond ? `, bond ${row.bond}` : ""}`,
        `${row.peer} ${row.version}`,
        time(row.ours * 1e9),
        time(row.theirs * 1e9),
        ratioOf(row) >= 10 ? `${Math.round(ratioOf(row))}` : ratioOf(row).toFixed(2),
      ]),
    ),
    `Ours is slower in ${peerRows.length - wonRows.length} of ${peerRows.length} rows. The largest ratio is ${Math.round(ratioOf(slowestRow)).toLocaleString("en-US")}, against ${slowestRow.peer} on ${slowestRow.qubits.toLocaleString("en-US")} qubits.`,
    ...(wonRows.length > 0
      ? [
          `Ours is faster on ${wonRows.map((row) => `${names[row.family as keyof typeof names]} of ${row.qubits} qubits (${row.peer})`).join(", ")}. That says little about large circuits: a call from Python has a fixed cost, and a general package checks and plans more than ours does.`,
        ]
      : []),
    "The machine was busy with other work while this table was measured. Processor time leaves out waiting, but not a shared cache: read the ratios as orders of magnitude.",
  ],
};

const fidelityRows = families.flatMap((family) =>
  [8, 32].map((bond) => [
    names[family],
    `${bond}`,
    `${rowAt("mps", family, 20, bond).largestBond}`,
    digits(rowAt("mps", family, 12, bond).fidelity),
    digits(rowAt("mps", family, 16, bond).fidelity),
    digits(rowAt("mps", family, 20, bond).fidelity),
    digits(rowAt("mps", family, 20, bond).keptWeight),
    digits(rowAt("mps", family, 24, bond).keptWeight),
  ]),
);

const fidelitySection: DocumentSection = {
  title: "What a bond of 8 or 32 is worth",
  blocks: [
    table(
      "Fidelity of the matrix product state with the exact vector, and the product of the weights kept at all truncations, which is known without the exact vector.",
      [
        words(3, "Family"),
        numbers(0, "Bond allowed", "Bond used"),
        numbers(2, "Fidelity, 12", "16", "20", "Kept weight, 20", "24"),
      ],
      fidelityRows,
    ),
    "Three things can happen, and the families show each. On the ansatz the bond that is used stays at 4: the answer is exact and would be at a hundred qubits. On random layers a bond of 8 gives an answer that is roughly right and a bond of 32 one that is exact; without a second run at a larger bond nobody could tell which. On random Clifford circuits the fidelity is close to zero, while every run ends without an error and returns a normalized state.",
    `The kept weight is a good guide while truncation is mild: on QAOA at 20 qubits and bond 8 it is ${digits(rowAt("mps", "qaoa", 20, 8).keptWeight)} where the fidelity is ${digits(rowAt("mps", "qaoa", 20, 8).fidelity)}. Where nearly everything is cut away the two may differ by a factor of ten, and both say the same thing: do not use this number.`,
    finding("A matrix product state that was truncated too hard does not fail. It answers."),
    "This is the classical side of a known observation about noisy devices: a truncated simulation and a noisy computer degrade in comparable ways, so that a modest bond can match the fidelity of an experiment [@zhou]. It is a reason to state the bond with every simulated result.",
  ],
};

const GPU_WIDTHS = [20, 24, 28, 30, 32, 33] as const;
const share = (bytes: number, of: number) => `${Math.round((100 * bytes) / of)}%`;
const seconds = (value: number) => time(value * 1e9);
const wide = gpuRow("double", 30, "one kernel a gate");
const wideFused = gpuRow("double", 30, "fused");

function gpuTableRow(precision: Precision, qubits: number): string[] {
  const [plain, fused] = (["one kernel a gate", "fused"] as const).map((way) =>
    gpuRow(precision, qubits, way),
  );
  return [
    precision,
    `${qubits}`,
    `${plain.gates}`,
    seconds(plain.seconds),
    share(bytesPerSecond(plain), COPY_BYTES_PER_SECOND),
    `${fused.passes}`,
    seconds(fused.seconds),
    fusionGain(precision, qubits).toFixed(1),
  ];
}

const gpu: DocumentSection = {
  title: "On one GPU",
  blocks: [
    table(
      `Four layers of random gates on every qubit and CX between neighbors, from one kernel a gate and from fused passes. The share is that of a plain copy's bandwidth; states of up to 22 qubits fit in the GPU's cache. Machine of this table: ${gpuMachine}.`,
      [
        words(2, "Precision"),
        numbers(0, "Qubits", "Gates"),
        numbers(2, "Gate by gate", "Share of a copy"),
        numbers(0, "Passes"),
        numbers(2, "Fused", "Times faster"),
      ],
      (["double", "single"] as const).flatMap((precision) =>
        GPU_WIDTHS.map((qubits) => gpuTableRow(precision, qubits)),
      ),
    ),
    `A statevector on a GPU moves bytes: a copy of memory reads and writes ${(COPY_BYTES_PER_SECOND / 1e12).toFixed(2)} TB/s here, ${share(COPY_BYTES_PER_SECOND, DATA_SHEET_BYTES_PER_SECOND)} of the data sheet, and one gate after another on 30 qubits in double precision reaches ${share(bytesPerSecond(wide), COPY_BYTES_PER_SECOND)} of that. A faster kernel would gain little; fewer passes gain much. A fused pass holds tiles of 12 or 13 qubits in shared memory, applies every gate on them that may come next, and is then limited by the arithmetic in the tile: ${wide.gates} gates become ${wideFused.passes} passes.`,
    finding(
      `On one ${gpuName} a gate on 30 qubits in double precision takes ${seconds(wide.seconds / wide.gates)}, and ${seconds(wideFused.seconds / wideFused.gates)} when gates are fused: ${fusionGain("double", 30).toFixed(1)} times less.`,
    ),
    `On ten qubits both ways agree with our statevector to ${gpuDifference.toExponential(0).replace("e-", "·10^{−")}} in every amplitude, in double precision.`,
  ],
};

const molecule: DocumentSection = {
  title: "A molecule",
  blocks: [
    table(
      `The ground state of the iron-sulfur cluster [2Fe-2S], 30 electrons in 20 orbitals [@lichan], by the density matrix renormalization group in the program block2 [@block2]: spin-adapted, orbitals in Fiedler order. Energies in hartree; the distance is to the published ${PUBLISHED_ENERGY} at bond dimension 8,000, in millihartree. Two threads on a machine that other work shared (${largestRun.versions}).`,
      [
        numbers(0, "Bond dimension"),
        numbers(2, "Energy", "Above the published", "Discarded weight", "Time", "Memory"),
      ],
      ironSulfurRows.map((row) => [
        `${row.bondDimension}`,
        row.energy.toFixed(6).replace("-", "−"),
        abovePublished(row.energy).toFixed(2),
        digits(row.discardedWeight),
        `${Math.round(row.seconds).toLocaleString("en-US")} s`,
        `${row.memoryMegabytes} MB`,
      ]),
    ),
    `A straight line through the last two rows, continued to no discarded weight, ends at ${extrapolatedEnergy.toFixed(6).replace("-", "−")} hartree, ${Math.abs(abovePublished(extrapolatedEnergy)).toFixed(2)} millihartree ${abovePublished(extrapolatedEnergy) < 0 ? "below" : "above"} the published energy. Chemists ask for 1.6. Of the energies only those in the table are upper bounds; the line is not.`,
  ],
};

const verdicts: DocumentSection = {
  title: "Verdicts",
  blocks: [
    table(
      "Each method with its best and its worst row here.",
      [words(2, "Method"), words(4, "Wins", "Loses")],
      [
        [
          "Statevector",
          `Exact for any circuit; nothing to tune; fastest below ${crossover("random", 32)} qubits on random layers`,
          `Doubles with every qubit: ${time(rowAt("statevector", "random", 24).nsPerGate)} per gate at 24`,
        ],
        [
          "Density matrix",
          "The only exact treatment of noise here",
          `${Math.round(rowAt("density", "random", 12).nsPerGate / rowAt("statevector", "random", 12).nsPerGate).toLocaleString("en-US")} times the time of a vector at 12 qubits, and 4,096 times its bytes`,
        ],
        [
          "Tableau",
          `${time(tableauLarge.nsPerGate)} per gate at 1,000 qubits, exact`,
          "One T gate and it does not apply; at 10 qubits the vector is nearly as fast",
        ],
        [
          "Matrix product state",
          `${time(rowAt("mps", "ansatz", 100, 8).nsPerGate)} per gate at 100 qubits on the ansatz, exact`,
          `Fidelity ${digits(rowAt("mps", "clifford", 20, 32).fidelity)} on random Clifford circuits at 20 qubits and bond 32, after ${time(rowAt("mps", "clifford", 20, 32).nsPerGate)} per gate`,
        ],
      ],
    ),
  ],
};

export const simulatorBenchmark: PaperDocument = {
  slug: "simulator-benchmark",
  kind: "benchmark",
  title: "Simulator memory and time",
  abstract: `Where each way of holding a quantum state stops fitting, and where it stops paying: statevector, density matrix, stabilizer tableau and matrix product state on four families of circuits, 10 to 24 qubits and some far beyond, with state bytes, peak memory, time per gate, noise, and fidelity against the exact state, with Qiskit Aer, Stim and quimb on the same circuits; then a statevector on one GPU, and DMRG on a molecule. ${plainRows.length} measurements on one machine and ${noiseRows.length} with noise on a second, on which the peers ran too.`,
  version: "1.2",
  date: "2026-11-18",
  cover: { picture: timeDiscsCover, ground: "violet" },
  overview: {
    figure: gateTimes,
    caption:
      "Time per gate, logarithmic. Straight lines that rise double with every qubit (statevector) or quadruple (density matrix); flat ones do not depend on the width. Number after MPS: the largest bond allowed.",
  },
  sections: [protocol, memory, timing, noise, peers, fidelitySection, gpu, molecule, verdicts],
  limits: [
    "One implementation, in TypeScript, on one core. The crossovers move with the constant factors of an implementation.",
    "The GPU was timed with one circuit, a brickwork of neighbors, which fuses well. Gates between distant qubits need more passes.",
    "The machine was shared while it measured. Processor time of the thread excludes waiting, not the effects of a shared cache.",
    "One circuit for each family and width, from one seed. The spread between circuits of a family is not shown.",
    "Fidelity is measured up to 20 qubits; beyond, only the kept weight is known.",
    "Noise is timed for one model on random layers. Sampling and mid-circuit measurement are not timed.",
  ],
  reproduce: {
    text: "The second command writes the data files anew, in ten to thirty minutes on a machine of this kind; every table and sentence above is computed from them. For the peers it makes a Python environment of its own. The GPU and the molecule have commands in the READMEs of benchmarks/gpu and benchmarks/chemistry.",
    commands: [unpack, "npm run benchmark:simulators -w @adyakshar/quantum"],
  },
  data: files({
    "simulators.csv": "one line for each family, method, width and bond",
    "simulators-noise.csv": "trajectories and density matrices with noise",
    "simulators-peers.csv": "the same circuits by Qiskit Aer, Stim and quimb",
    "gpu.csv": "seconds and bytes on one GPU, gate by gate and fused",
    "gpu-machine.json": "the GPU, its checks and a copy's bandwidth",
    "iron-sulfur.csv": "DMRG energies of [2Fe-2S] by bond dimension",
    "simulators-machine.json": "the machine that measured",
    "simulators-peers-machine.json": "the machine for noise and other simulators",
  }),
  references: references("aaronson", "vidal", "schollwoeck", "zhou", "lichan", "block2"),
};
