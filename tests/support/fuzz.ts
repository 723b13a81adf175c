import fc from "fast-check";

// The same random cases in every run of npm test; FUZZ_SEED=2 npm run test:unit tries others.
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });
