import type { CompileResult } from "#app/instruments/compiler/compile-source.ts";
import type { CompileRequest } from "#app/instruments/compiler/settings.ts";
import { lateModule, serve } from "#app/instruments/kit/worker.ts";
import type { SimulateRequest } from "#app/instruments/simulator/settings.ts";
import type { SimulateResult } from "#app/instruments/simulator/shots.ts";

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
