import fc from "fast-check";

// Every run has the same random cases, unless FUZZ_SEED asks for others (docs/tests.md).
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });
