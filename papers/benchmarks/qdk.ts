import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { getCompiler, loadWasmModule } from "qsharp-lang";

const entry = createRequire(import.meta.url).resolve("qsharp-lang");
const wasm = entry.replace(/dist.*$/, "lib/web/qsc_wasm_bg.wasm");

export type QdkProfile = "base" | "adaptive_ri";
export type QdkOutcome = { qir: string } | { refusal: string };

/** The compiler of Microsoft's Quantum Development Kit, as a second opinion on how OpenQASM becomes QIR. */
export async function loadQdk() {
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
