import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Circuit } from "@adyakshar/quantum/circuit";
import { parse, parseCircuit, QasmError } from "@adyakshar/quantum/qasm";
import { emitBaseProfile, readBaseProfile, sameUnitary } from "@adyakshar/quantum/qir";
import { getCompiler, loadWasmModule } from "qsharp-lang";
import { toCsv } from "../../data/stored-data.ts";
import { constructs, head, phaseEstimation } from "../ir-programs.ts";

export function engineOutcome({ program }: { program: string }): string {
  try {
    const read = parse(head + program);
    if ("steps" in read) return "read and simulated; not lowered to QIR";
    emitBaseProfile(read);
    return "accepted";
  } catch (error) {
    if (error instanceof QasmError) return `refused: ${error.reason}`;
    throw error;
  }
}

function qdkOutcome(outcome: QdkOutcome): string {
  if ("refusal" in outcome) return `refused: ${outcome.refusal}`;
  return outcome.qir.includes("__quantum__qis__barrier")
    ? "accepted: as an instruction of its own"
    : "accepted";
}

/** Each construct, offered to this repository's engine and to the Quantum Development Kit. */
export async function compareConstructs(offered = constructs) {
  const qdk = await loadQdk();
  const rows: Record<string, string>[] = [];
  for (const construct of offered) {
    const source = head + construct.program;
    rows.push({
      construct: construct.name,
      engine: engineOutcome(construct),
      qdk_base: qdkOutcome(await qdk(source, "base")),
      qdk_adaptive: qdkOutcome(await qdk(source, "adaptive_ri")),
    });
  }
  return rows;
}

/** The worked program as the Quantum Development Kit lowers it, read back. */
export async function qdkPhaseEstimation() {
  const qdk = await loadQdk();
  const outcome = await qdk(phaseEstimation, "base");
  if ("refusal" in outcome) throw new Error(outcome.refusal);
  return { text: outcome.qir, ...readBaseProfile(outcome.qir) };
}

/** Every gate of the engine, lowered by both compilers and compared with its matrix by simulation. */
export async function compareGates(names = Object.keys(gateStatements)) {
  const qdk = await loadQdk();
  const rows: Record<string, string>[] = [];
  for (const name of names) {
    const statement = gateStatements[name];
    const source = `${head}qubit[3] q; bit[3] c; ${statement}; c = measure q;`;
    const program = parseCircuit(source);
    const ours = readBaseProfile(emitBaseProfile(program)).circuit;
    const outcome = await qdk(source, "base");
    const theirs = "qir" in outcome ? readBaseProfile(outcome.qir).circuit : undefined;
    rows.push({
      gate: name,
      ours_calls: String(ours.operations.length),
      qdk_calls: theirs === undefined ? "" : String(theirs.operations.length),
      ours_equal: equalityText(program.circuit, ours),
      qdk_equal: theirs === undefined ? "refused" : equalityText(program.circuit, theirs),
    });
  }
  return rows;
}

/** Every gate of the engine on as many qubits as it takes, with an angle of its own for each parameter. */
const gateStatements: Readonly<Record<string, string>> = {
  ...statements("x y z h s sdg t tdg sx", "", "q[0]"),
  ...statements("rx ry rz p", "(0.3)", "q[0]"),
  ...statements("cx cy cz ch swap", "", "q[0], q[1]"),
  ...statements("cp crx cry crz", "(0.3)", "q[0], q[1]"),
  ...statements("cu", "(0.1, 0.2, 0.3, 0.4)", "q[0], q[1]"),
  ...statements("ccx cswap", "", "q[0], q[1], q[2]"),
};

function statements(names: string, angles: string, qubits: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, `${name}${angles} ${qubits}`]));
}

function equalityText(a: Circuit, b: Circuit): string {
  return sameUnitary(a, { ...b, qubits: a.qubits }) ? "yes" : "no";
}

const entry = createRequire(import.meta.url).resolve("qsharp-lang");

const wasm = entry.replace(/dist.*$/, "lib/web/qsc_wasm_bg.wasm");

type QdkProfile = "base" | "adaptive_ri";

type QdkOutcome = { qir: string } | { refusal: string };

/** The compiler of Microsoft's Quantum Development Kit, as a second opinion on how OpenQASM becomes QIR. */
async function loadQdk() {
  const bytes = readFileSync(wasm);
  await loadWasmModule(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const compiler = await getCompiler();
  return async (source: string, profile: QdkProfile): Promise<QdkOutcome> => {
    try {
      const qir = await compiler.getQir({
        sources: [["program.qasm", source]],
        languageFeatures: [],
        profile,
        projectType: "openqasm",
      });
      return { qir };
    } catch (error) {
      const [line = ""] = String(error).split("\n");
      return { refusal: line.replace(/^\w+: /, "").replace(/ at program\.qasm.*$/, "") };
    }
  };
}

if (import.meta.main) {
  const write = (file: string, content: string) => {
    writeFileSync(join(import.meta.dirname, "../../data", file), content);
    console.log(`data/${file}`);
  };
  console.log("Comparing what both compilers write (half a minute to a minute) ...");
  write("ir-constructs.csv", toCsv(await compareConstructs()));
  write("ir-gates.csv", toCsv(await compareGates()));
  write("phase-estimation.qdk.ll", (await qdkPhaseEstimation()).text);
}
