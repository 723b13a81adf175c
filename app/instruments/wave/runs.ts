import { type Run, run, type Slits } from "#app/models/wave/double-slit.ts";

const runs = new Map<Slits, Run>();

/** A run takes seconds: all that is computed from the same room shares it. */
export function runOf(open: Slits): Run {
  const sharedRun = runs.get(open) ?? run(open);
  runs.set(open, sharedRun);
  return sharedRun;
}
