import { lateModule } from "#app/lib/late-module.ts";
import type { CompileRequest, CompileResult } from "./compiler/calls.ts";
import type { Answer, TimeLeft } from "./run-state.ts";
import type { SimulateRequest, SimulateResult } from "./simulator/calls.ts";
import { serve } from "./worker/serve.ts";

export interface CircuitJobs {
  compile: { request: CompileRequest; result: CompileResult };
  simulate: { request: SimulateRequest; result: SimulateResult };
}

export type CircuitCalls = {
  [K in keyof CircuitJobs]: {
    request: CircuitJobs[K]["request"];
    response: Answer<CircuitJobs[K]["result"]>;
    progress: CircuitJobs[K]["result"] | TimeLeft;
  };
};

// Each instrument loads its own half; what both need is one file.
serve<CircuitCalls>({
  compile: async (request, report) =>
    (await lateModule(() => import("./compiler/compile-program.ts"))).compileProgram(
      request,
      report,
    ),
  simulate: async (request, report) =>
    (await lateModule(() => import("./simulator/simulate-program.ts"))).simulateProgram(
      request,
      report,
    ),
});
