import { parityPhase } from "@adyakshar/quantum/circuit";
import { baselines, compile, line, verify } from "@adyakshar/quantum/compiler";
import { comparisonText, percent } from "#app/models/measured/mean.ts";
import { cases, lostCases, peersAgainst, peersMachine } from "#app/models/measured/peers.ts";
import { meanRatio } from "#app/models/measured/routing.ts";
import { sourceArchiveName } from "#app/models/papers.ts";
import { files, finding, table, unpack, words } from "../blocks.ts";
import { gateColumnsCover } from "../covers/gate-columns.ts";
import { type BaselineRow, buildBaselineBars } from "../figures/baseline-bars.ts";
import { references } from "../references.ts";
import type { DocumentSection, PaperDocument, RichText } from "../types.ts";

const circuit = parityPhase();
const device = line(4);
const baselineCounts = baselines(circuit, device, { trials: 20 });
const compiled = compile(circuit, device);
if (compiled.optimum === undefined) throw new Error("the search of the example no longer ends");
const fewestGates = compiled.optimum.twoQubit;
const { verdict, detail } = verify(circuit, compiled);
const SEEDS = 20;
const gatesBySeed = Array.from(
  { length: SEEDS },
  (_, seed) => compile(circuit, device, { seed }).counts.twoQubit,
);

const rows: readonly BaselineRow[] = [
  { name: "naive routing on a line of four", ...baselineCounts.naive },
  { name: "SABRE, best of 20 trials", ...baselineCounts.sabre },
  { name: "as written, any pair coupled", ...baselineCounts.asWritten },
];
const ours: BaselineRow = { name: "this compiler, on the line", ...compiled.counts };
const times = (row: BaselineRow) => (row.twoQubit / ours.twoQubit).toFixed(1);
const [naive, sabre, written] = rows;
const peerRatio = peersAgainst(cases, "cx").mean;
const { versions } = peersMachine;

/** Rows that begin with their number. */
const numberedRows = (rows: readonly (readonly RichText[])[]) =>
  rows.map((row, index) => [`${index + 1}`, ...row]);

const ownFigure: DocumentSection = {
  title: "Our own figure, dissected",
  blocks: [
    `The compiler page of this site shows a circuit of four qubits on a line. Its numbers are true, and a salesman could make three headlines of them. The compiled circuit has ${ours.twoQubit} two-qubit gates and depth ${ours.depth}. Against naive routing, ${naive.twoQubit} gates and depth ${naive.depth}, that is ${times(naive)} times fewer gates. Against SABRE, ${sabre.twoQubit} and ${sabre.depth}, it is ${times(sabre)} times. Against the circuit as written, which assumes that any two qubits can interact, ${written.twoQubit} and ${written.depth}, it is ${times(written)} times. One result, three baselines, and only the middle one compares with a published router, which optimizes nothing.`,
    table(
      "Our figure under the nine questions of the next section.",
      [{ title: "", mono: true }, words(3, "Question"), words(6, "Answer for our figure")],
      numberedRows([
        [
          "Against what?",
          `Naive ${naive.twoQubit}, SABRE ${sabre.twoQubit} (our implementation, best of 20 trials), as written ${written.twoQubit}; all three are printed`,
        ],
        [
          "On what?",
          `One circuit, small enough to draw: an illustration, not a benchmark. In our benchmark the compiler needs ${comparisonText(peerRatio)} than the better of Qiskit ${versions.qiskit} (level 3) and pytket ${versions.pytket} in the geometric mean over ${cases.length} cases, of which ${lostCases.length} are lost; ${percent(meanRatio("ours", "sabre+opt", "two_qubit").mean)} fewer than SABRE inside the same compiler, and ${percent(meanRatio("ours", "sabre", "two_qubit").mean)} fewer than SABRE without any optimization, which is the number to distrust`,
        ],
        [
          "What was counted?",
          `CX, a SWAP as three; one-qubit gates are left out of the headline. ${fewestGates} is the fewest among circuits that sum over the same paths, by exhaustive search; reaching it proves nothing about larger devices. No error rate was measured`,
        ],
        [
          "How much does it vary?",
          `Least ${Math.min(...gatesBySeed)}, most ${Math.max(...gatesBySeed)} over ${SEEDS} seeds: here the search decides; on a larger device the seed would`,
        ],
        ["Is it still the same program?", `${verdict}: ${detail}`],
        [
          "Where did the classical time go?",
          "Not in the figure: nothing ran on a device. The benchmark gives processor time per row",
        ],
        [
          "What would a classical computer do?",
          "It simulates four qubits outright. The figure is about compilation and claims no advantage",
        ],
        [
          "Which number would have falsified it?",
          "None was named before the run. By our own question this does not pass",
        ],
        [
          "Can I rerun it?",
          `Yes: code, circuit and data are one download, [${sourceArchiveName}](/papers/${sourceArchiveName}), and the command is in the last section`,
        ],
      ]),
      { breaks: true },
    ),
    finding(
      `The figure's honest headline is ${times(sabre)} times fewer two-qubit gates than an unoptimized SABRE on one circuit. The ${times(naive)} times is a statement about how bad naive routing is.`,
    ),
  ],
};

const questions: DocumentSection = {
  title: "Nine questions",
  blocks: [
    table(
      "Ask them in this order; each can end the conversation.",
      [
        { title: "", mono: true },
        words(4, "Question"),
        words(5, "A good answer"),
        words(4, "A warning sign"),
      ],
      numberedRows([
        [
          "**Against what?** Which tool, version, settings, number of trials",
          "A named release with its options, and its best settings rather than its defaults",
          "“Standard compilers”; a baseline that nobody uses",
        ],
        [
          "**On what?** Circuits, sizes, where they come from",
          "A public set or a generator with seeds; all of it, not the best third",
          "One circuit; sizes that stop where the curve bends",
        ],
        [
          "**What was counted**, and what was left out",
          "A basis; SWAPs as gates; depth and count; compile time",
          "“Depth” without a basis; “gates” that include one-qubit gates",
        ],
        [
          "**How much does it vary?** Seeds, days, devices",
          "Median and spread over at least 20 seeds; for hardware also over days",
          "A single run; error bars that are shot noise only",
        ],
        [
          "**Is it still the same program?**",
          "An equivalence check with its method and its limit",
          "None, or “results look similar”",
        ],
        [
          "**Where did the classical time go?** Queue, compilation, optimization loops, postselection",
          "End to end, with the share of runs discarded",
          "Only time on the quantum processor; discarded shots unmentioned",
        ],
        [
          "**What would a classical computer do** in the same time and for the same money",
          "A tuned classical method, by someone who wanted it to win",
          "A textbook method in a slow language",
        ],
        [
          "**Which number would have falsified it?**",
          "A bar set before the run",
          "A metric invented for the paper",
        ],
        ["**Can I rerun one row?**", "A command, data, a machine named", "“Available on request”"],
      ]),
      { breaks: true },
    ),
    "Public suites answer questions 2 and 9 by construction: MQT Bench gives circuits at four levels of abstraction [@mqtbench], QASMBench a fixed set of programs [@qasmbench], and Benchpress runs whole software kits against each other [@benchpress]. None answers question 7. And a suite that everyone optimizes for ages: circuits with known optima have shown how far from them popular tools can be [@queko].",
  ],
};

const rerun: DocumentSection = {
  title: "Rerun one row",
  blocks: [
    "An hour is enough to test most claims. Take one row of the table you were shown, not the headline. Get the circuit as OpenQASM; compile it with the tool under test and with one you have; count both results in the same basis with the same counter; check that both are still the program. If the row holds within the spread that was claimed, the rest deserves a day. If there is no row that you can rerun, you have learned what the benchmark is worth.",
    `On the [compiler page](/compiler) our own compiler runs in the browser on your program. The commands below do the same with the circuit of Figure 1 and print every baseline; any other OpenQASM file takes its place. They need Node 22.18 or later and the archive [${sourceArchiveName}](/papers/${sourceArchiveName}), so our figure passes its own question 9.`,
    {
      kind: "code",
      text: `${unpack}\nnpm run --silent compile -- parity-phase.qasm --device line-4`,
    },
  ],
};

export const readingBenchmarks: PaperDocument = {
  slug: "reading-benchmarks",
  kind: "guide",
  title: "Reading a quantum benchmark",
  abstract: `Nine questions that a claim must survive before it reaches a budget, with our own compiler figure dissected first: one result of ${ours.twoQubit} two-qubit gates that is ${times(naive)}, ${times(sabre)} or ${times(written)} times better, depending on the baseline.`,
  version: "2.1",
  date: "2026-11-17",
  cover: { picture: gateColumnsCover(rows, ours), ground: "green" },
  overview: {
    figure: buildBaselineBars(rows, ours),
    caption: `One circuit of four qubits under three baselines and through this site's compiler. Every bar is computed when this guide is built; ${fewestGates} is also the fewest in an exhaustive search over circuits with the same path sum.`,
  },
  sections: [ownFigure, questions, rerun],
  limits: [
    "The example is one circuit. It shows how baselines work, not how good the compiler is.",
    "SABRE here is our implementation without optimization; the benchmark beside Qiskit and tket is another document.",
    "The search covers circuits that branch at the same one-qubit gates and sum over the same paths; another way to write the same unitary could be shorter.",
    "The nine questions are about claims of speed and size. Claims about accuracy need a tenth: against which reference?",
  ],
  reproduce: {
    text: "Every number above is computed by the compiler or read from the benchmarks' data when the document is built.",
    commands: [
      unpack,
      "npm run --silent compile -- parity-phase.qasm --device line-4 --json",
      "npm run benchmark:peers -w @adyakshar/quantum",
    ],
  },
  data: files({
    "peers.csv": "the cases beside Qiskit and tket",
    "routing.csv": "the runs of the routers",
  }),
  references: references("mqtbench", "qasmbench", "benchpress", "queko"),
};
