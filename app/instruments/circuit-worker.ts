import type { CompileRequest, CompileResult } from "#app/instruments/compiler/calls.ts";
import { serve } from "#app/instruments/kit/worker/serve.ts";
import type { SimulateRequest, SimulateResult } from "#app/instruments/simulator/calls.ts";
import { lateModule } from "#app/lib/late-module.ts";

/** Each instrument loads its own half; what both need is one file. */
const handlers = {
  async compile(request: CompileRequest, report: (progress: CompileResult) => void) {
    const { compileSource } = await lateModule(
      () => import("#app/instruments/compiler/compile-source.ts"),
    );
    return compileSource(request, report);
  },
  async simulate(request: SimulateRequest, report: (progress: SimulateResult) => void) {
    const { simulateProgram } = await lateModule(
      () => import("#app/instruments/simulator/simulate-program.ts"),
    );
    return simulateProgram(request, report);
  },
};

export type CircuitHandlers = typeof handlers;

serve(handlers);
