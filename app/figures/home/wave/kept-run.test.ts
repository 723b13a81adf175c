import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { Run } from "#app/engine/wave/double-slit.ts";
import { keptRun } from "./kept-run.ts";

it("runs once, and again where the file was damaged", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kept-run-"));
  const file = join(folder, "wave.run");
  const psi = { re: Float64Array.of(0.5, -0.25), im: Float64Array.of(1e-9, 3) };
  const run = vi.fn<() => Run>(() => ({ psi, norm: 0.75 }));
  expect(await keptRun(file, run)).toEqual({ psi, norm: 0.75 });
  expect(await keptRun(file, run)).toEqual({ psi, norm: 0.75 });
  expect(run).toHaveBeenCalledTimes(1);
  await appendFile(file, "x");
  await keptRun(file, run);
  expect(run).toHaveBeenCalledTimes(2);
  await rm(folder, { recursive: true });
});
