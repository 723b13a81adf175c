import { lateModule } from "#app/lib/late-module.ts";
import type { CompileRequest, CompileResult } from "./compiler/calls.ts";
import type { SimulateRequest, SimulateResult } from "./simulator/calls.ts";
import { serve } from "./worker/serve.ts";

/** Each instrument loads its own half; what both need is one file. */
const handlers = {
  async compile(request: CompileRequest, report: (progress: CompileResult) => void) {
    const { compileSource } = await lateModule(() => import("./compiler/compile-source.ts"));
    return compileSource(request, report);
  },
  async simulate(request: SimulateRequest, report: (progress: SimulateResult) => void) {
    const { simulateProgram } = await lateModule(() => import("./simulator/simulate-program.ts"));
    return simulateProgram(request, report);
  },
};

export type CircuitHandlers = typeof handlers;

serve(handlers);
