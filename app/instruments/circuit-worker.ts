import type { CompilerCalls } from "./compiler/calls.ts";
import { serve } from "./worker/serve.ts";

// Each bench loads its own half; what both need is one file.
serve<CompilerCalls>({
  compile: async (request) =>
    (await import("./compiler/compile-program.ts")).compileProgram(request),
});
