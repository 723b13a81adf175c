import { parse } from "@adyakshar/quantum/qasm";
import { emitBaseProfile, readBaseProfile } from "@adyakshar/quantum/qir";
import { marginal, probabilities, runStatevector } from "@adyakshar/quantum/simulators";
import { storedData, storedRows } from "../../data/stored-data.ts";
import { files, finding, heading, numbers, steps, table, unpack, words } from "../blocks.ts";
import { fatesCover } from "../covers/fates.ts";
import { buildLossMatrix } from "../figures/loss-matrix.ts";
import { constructs, type Fate } from "../ir/constructs.ts";
import { phaseEstimation } from "../ir/phase-estimation.ts";
import { references } from "../references.ts";
import type { DocumentSection, PaperDocument } from "../types.ts";

const outcomes = storedRows("ir-constructs.csv");
const gates = storedRows("ir-gates.csv");
const releases = storedRows("ir-qdk-versions.csv");
const kitVersion = "1.32.5-dev";
const kit = `QDK ${kitVersion}`;
const differingReleases = releases.filter(({ same_unitary }) => same_unitary !== "yes");
const agreeingReleases = releases.filter(({ same_unitary }) => same_unitary === "yes");
const versionList = (rows: readonly Record<string, string>[]) =>
  rows.map(({ version }) => version).join(" and ");

function outcomeOf(name: string) {
  const found = outcomes.find(({ construct }) => construct === name);
  if (found === undefined) throw new Error(`ir-constructs.csv has no row "${name}"`);
  return found;
}

/** A compiler's answer, as a fate: what it accepts has the fate that the specification gives it. */
function fateIn(outcome: string, specified: Fate): Fate {
  if (/^refused|not lowered/.test(outcome)) return "refused";
  if (outcome !== "accepted") return "carried";
  return specified === "refused" || specified === "optional" ? "expanded" : specified;
}

const columns = ["Base", "Adaptive", "this engine", "QDK base"];
const lossRows = constructs.map(({ name, base, adaptive }) => {
  const { engine = "", qdk_base = "" } = outcomeOf(name);
  return {
    construct: name,
    fates: [base, adaptive, fateIn(engine, base), fateIn(qdk_base, base)],
  };
});

const program = parse(phaseEstimation);
const lowered = emitBaseProfile(program);
const ours = readBaseProfile(lowered.text);
const theirs = readBaseProfile(storedData("phase-estimation.qdk.ll"));

/** The probability of each result of the three counting qubits. */
function results(circuit: (typeof ours)["circuit"], measured: readonly number[]): Float64Array {
  return marginal(probabilities(runStatevector(circuit)), [...measured]);
}

const ourResults = results(ours.circuit, ours.measured);
const theirResults = results(theirs.circuit, theirs.measured);
const likeliestResult = theirResults.indexOf(Math.max(...theirResults));
const probabilityText = (value: number) => value.toFixed(3);
const disagreeingGates = gates.filter(({ qdk_equal }) => qdk_equal !== "yes");

const meaning: DocumentSection = {
  title: "What portable has to mean",
  blocks: [
    "A program is portable between two backends if both accept it and both sample from the same distribution. That is a statement about meaning, and an intermediate representation can lose it in three places: in the *constructs* that one side has and the other lacks, in the *shape* that a profile prescribes, and in the *instruction set* that a profile deliberately leaves open. Most discussions stop at the first.",
    "We take OpenQASM 3 [@openqasm3] as the source because it says most: gates, real-time control, timing and calibrations in one text. As the target we take QIR, LLVM IR with conventions, in the two profiles that hardware vendors implement [@qir]. Base Profile is a list of calls, then measurements, then records of the output. Adaptive Profile adds measurement anywhere and forward branches on results, and lets a backend declare more: classical arithmetic, functions, loops, multi-way branches, several returns.",
    `Two things were done rather than read. Seventeen small programs, one for each construct, were offered to our own reader and emitter and to the compiler of Microsoft’s Quantum Development Kit in its npm build (${kit}). And one program was lowered by both, read back from the LLVM text and simulated.`,
  ],
};

const losses: DocumentSection = {
  title: "The loss matrix",
  blocks: [
    table(
      "Constructs of OpenQASM 3 against QIR's profiles, as we read the specification: it says nothing about delays, boxes or calibrations of a source language, so *lost* against *refused* is our judgment. *Carried*: same meaning, same form. *Expanded*: same meaning, form gone. *Optional*: where the backend declares a capability. *Lost*: dropped without an error being due. *Refused*: not expressible.",
      [
        words(4, "Construct"),
        words(0, "Base", "Adaptive"),
        words(7, "What it means for a portable program"),
      ],
      constructs.map(({ name, base, adaptive, note }) => [name, base, adaptive, note]),
      { breaks: false },
    ),
    "The dangerous rows are the ones marked *lost*, because nothing complains. A barrier that kept two Hadamards apart for a calibration experiment is gone, and the next optimizer may cancel them. A delay that was half of an echo sequence is gone, and the circuit still runs. A refusal costs an afternoon; a loss costs a result.",
    [
      "The two compilers make opposite choices.",
      "Ours reads gates, definitions, modifiers, loops over constants, subroutines and barriers.",
      "It also reads measurement, reset and branches in the middle, which it simulates and compiles but does not lower to QIR.",
      "It refuses the rest with line, column and reason.",
      "The kit lowers more: it unrolls loops, inlines subroutines, gives a reset qubit a fresh name, and turns a mid-circuit measurement into a CX onto a fresh qubit that is measured at the end, all of which is sound and costs qubits.",
      "It keeps a barrier as an instruction of its own, without operands, and drops what a box meant.",
      "Both refuse timing and calibrations rather than dropping them, which is right.",
    ],
    finding(
      "Portability is decided by what a compiler does with the constructs it cannot carry: a refusal with a position is a feature.",
    ),
  ],
};

const workedProgram: DocumentSection = {
  title: "One program, lowered twice",
  blocks: [
    "The worked program estimates the phase of T on |1⟩ with three counting qubits. The phase is an eighth of a turn, so the register must read 1 in every shot: a program with a certain answer leaves no room for statistics.",
    { kind: "code", text: phaseEstimation.trim(), caption: "The source, OpenQASM 3:" },
    {
      kind: "code",
      text: excerpt(lowered.text),
      caption: "The same as QIR Base Profile by our emitter (excerpt; the file is in the data):",
    },
    table(
      "Two lowerings of the program, read back from their LLVM text and simulated exactly.",
      [words(4, ""), numbers(3, "Ours", kit)],
      [
        ["QIR version", "2 (opaque pointers)", "1 (typed pointers)"],
        ["Blocks of the entry point", `${ours.blocks}`, `${theirs.blocks}`],
        ["Gate calls", `${ours.circuit.operations.length}`, `${theirs.circuit.operations.length}`],
        ["Name of CX, of the measurement", "`cnot`, `mz`", "`cx`, `m`"],
        [
          "Probability of the right result, 1",
          probabilityText(ourResults[1]),
          probabilityText(theirResults[1]),
        ],
        [
          "Most likely result",
          `${ourResults.indexOf(Math.max(...ourResults))}`,
          `${likeliestResult}`,
        ],
      ],
    ),
    heading("Where the two differ"),
    [
      `What we observed, with npm's \`qsharp-lang\` ${kitVersion}: the program was handed to its compiler as an OpenQASM project with target profile base (\`getQir\`), and the text that came back, read by our reader and simulated, is another unitary than the source.`,
      `We then looked gate by gate: ${gates.length} one-gate programs, angles 0.1 to 0.4, each lowered by both compilers, read back and compared with the gate's matrix on every basis state, up to one global phase.`,
      `Our emitter agrees with the matrix in all of them, the kit's in ${gates.length - disagreeingGates.length}.`,
      `The exception is ${disagreeingGates.map(({ gate }) => `\`${gate}\``).join(", ")}, the controlled phase: in our reading its calls are those of a controlled Rz, and the phase on the control does not appear.`,
      "The program has six controlled phases.",
      "The first three have a control in |1⟩ and lose nothing but a global phase; the three of the inverse transform break the result.",
      "Both lowerings of the program and the table of gates are in the data.",
    ],
    `npm has development builds only, so we repeated the program with released versions from PyPI (package \`qdk\`). ${versionList(differingReleases)} show the same difference, with a probability of ${probabilityText(Number(differingReleases[0]?.probability_of_1))} for the right result. ${versionList(agreeingReleases)} gives ${probabilityText(Number(agreeingReleases[0]?.probability_of_1))}: its lowering has ${agreeingReleases[0]?.calls} calls instead of ${differingReleases[0]?.calls}, and the phase on each control is there. The difference is gone from the newest release; we saw it in older ones only, where an upgrade removes it. We did not look for its cause.`,
    [
      "A known mechanism would produce this difference.",
      "OpenQASM 3 defines the phase gate through a controlled *global* phase and Rz with its own; the two differ by a global phase that no measurement sees.",
      "Put a control on both, and the difference becomes a relative phase between the control's two states, which every interference experiment sees.",
      "A compiler that drops a global phase before it expands a control changes the program.",
      "The same pair of gates was reported as confused, in the other direction, in MQT Core's reader [@mqt275] and in PECOS' lowering to QIR [@pecos635]; both reports are closed.",
      "These are careful projects; the trap is in the conventions.",
    ],
    finding(
      `The gate counts differ by ${ours.circuit.operations.length - theirs.circuit.operations.length}, one for each controlled phase, and the wrong lowering has the fewer: read as a benchmark, it would have won. Only simulating both sides of the boundary shows that it is wrong.`,
    ),
  ],
};

const shape: DocumentSection = {
  title: "Shape and names: the other two boundaries",
  blocks: [
    [
      "The specification's Base Profile wants four blocks: initialize, transform, measure, record.",
      `The kit writes ${theirs.blocks === 1 ? "one" : theirs.blocks}; a strict consumer may refuse it, a lenient one will not notice.`,
      "It says that measurement results are written by calls marked irreversible and read only by the recording functions; both lowerings keep that.",
      "And it says nothing about the names of instructions: targeting needs a profile *and* an instruction set, and the second is chosen by the backend.",
      `A file with \`cnot\` and \`mz\` and a file with \`cx\` and \`m\` are both Base Profile, and neither runs on a target that knows only the other's names.`,
    ],
    "So a delivery that is called QIR should state three things beside the file: the version of QIR (typed or opaque pointers), the profile with its declared capabilities, and the list of instructions used, with a matrix for each. The last is a page, and it is the page that makes the file portable.",
    table(
      "What our reader refuses or does not lower, in its own words. Each refusal carries line and column.",
      [words(3, "Construct"), words(6, "Reason given")],
      constructs
        .map(({ name }) => outcomeOf(name))
        .filter(({ engine }) => engine !== "accepted")
        .map(({ construct, engine }) => [construct, engine.replace(/^refused: /, "")]),
      { dense: true },
    ),
  ],
};

const rules: DocumentSection = {
  title: "Seven rules for an IR that stays portable",
  blocks: [
    steps(
      "**The source is the contract.** Keep the OpenQASM 3 text; treat every lowered file as a build product with the hash of its source in it.",
      "**Write controlled gates out before the boundary**, in one-qubit gates and CX that both sides name. It costs a few rotations and removes the most common way to lose a phase.",
      "**Bind parameters before lowering.** No profile takes inputs; an angle that varies means one file for each value, or a template that is filled in before the compiler.",
      "**Say what must not be optimized.** Barriers and delays do not survive: put the parts that must stay apart into separate entry points, or deliver to a format that has timing.",
      "**Carry calibrations beside the program**, in the vendor's format, versioned with it. Pulse access differs between devices, and IBM announced its removal from all its processors for February 3, 2025.",
      "**Check equivalence at every lowering**: the full unitary up to ten qubits or so, random states above, and say *undecided* where neither is possible.",
      "**Let vendor extensions in by name only**: an instruction with a documented matrix and a fallback in common gates, never a pragma that changes what existing gates mean.",
    ),
  ],
};

/** The parts of the entry point that show its shape. */
function excerpt(text: string): string {
  const lines = text.split("\n");
  const entry = lines.slice(lines.indexOf("define i64 @main() #0 {"), lines.indexOf("}") + 1);
  const body = entry.indexOf("body:");
  const measured = entry.indexOf("measurements:");
  return [
    ...entry.slice(0, body + 7),
    `  ; ${measured - body - 9} more calls`,
    ...entry.slice(measured - 2, measured + 2),
    "  ; two more, then",
    ...entry.slice(entry.indexOf("output:"), entry.indexOf("output:") + 3),
    "  ; two more",
    "  ret i64 0",
    "}",
  ]
    .filter(Boolean)
    .join("\n");
}

export const portableIr: PaperDocument = {
  slug: "portable-ir",
  kind: "whitepaper",
  title: "A portable IR that stays portable",
  abstract:
    "What survives the way from OpenQASM 3 to QIR, construct by construct, by the specification and by trial: seventeen programs offered to two compilers, and one program lowered by both, read back and simulated. Read back, one of the two lowerings is a different unitary; the newest release of that compiler no longer has the difference. The paper shows in which gate it lies, why a count of gates would have preferred it, and seven rules that keep a program's meaning across a boundary.",
  version: "1.2",
  date: "2026-11-18",
  cover: { picture: fatesCover(columns, lossRows), ground: "blue" },
  overview: {
    figure: buildLossMatrix(columns, lossRows),
    caption: `Seventeen constructs: what QIR's two profiles specify (left), and what two compilers did with a program that uses each (right; ${kit}, target profile base).`,
  },
  sections: [meaning, losses, workedProgram, shape, rules],
  limits: [
    `The kit's column is that of one npm build, a development version, on one day. The worked program was also lowered by released versions (${releases.map(({ version }) => version).join(", ")}); the constructs were not.`,
    "Our reader of QIR knows the instructions that these files use and their usual matrices. It is not a conforming QIR consumer.",
    "No hardware backend was used. What a vendor's service does with a file after accepting it is not visible here.",
    "The matrix covers constructs, not their combinations, and OpenQASM 3 as its specification has it, not each vendor's subset.",
    "A refusal in our column says nothing about other tools.",
  ],
  reproduce: {
    text: "The third command repeats the comparison with the npm build, the fourth with released versions, which need Python. The worked program is lowered, read back and simulated whenever this document is built.",
    commands: [
      unpack,
      "npm install",
      "node papers/benchmarks/ir.ts",
      "node papers/benchmarks/qdk-versions.ts",
    ],
  },
  data: files({
    "ir-constructs.csv": "seventeen constructs, what each compiler answered",
    "ir-gates.csv": "every gate lowered by both, calls and equality with its matrix",
    "ir-qdk-versions.csv":
      "the worked program by released versions of Microsoft’s Quantum Development Kit (QDK)",
    "phase-estimation.qasm": "the worked program",
    "phase-estimation.ll": "its simplest QIR (Base Profile) by our emitter",
    "phase-estimation.qdk.ll": "the same by Microsoft’s kit (QDK)",
  }),
  references: references("openqasm3", "qir", "mqt275", "pecos635"),
};
