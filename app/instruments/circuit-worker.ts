import { lateModule } from "#app/lib/late-module.ts";
import type { CompilerCalls } from "./compiler/calls.ts";
import type { SimulatorCalls } from "./simulator/calls.ts";
import { serve } from "./worker/serve.ts";

export type CircuitCalls = CompilerCalls & SimulatorCalls;

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
