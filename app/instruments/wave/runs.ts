import { oneSlitRoom, openRoom, type Run, run } from "#app/models/wave/double-slit.ts";

/** A run takes seconds: what is computed from the same room shares it. */
const lazily = (compute: () => Run) => {
  let result: Run | undefined;
  return () => {
    result ??= compute();
    return result;
  };
};

export const openRun = lazily(() => run(openRoom));
export const oneSlitRun = lazily(() => run(oneSlitRoom));
