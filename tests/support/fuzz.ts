import fc from "fast-check";

// The same random cases in every run, unless FUZZ_SEED asks for others (docs/tests.md).
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });
