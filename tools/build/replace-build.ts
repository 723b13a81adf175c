import { rename, rm } from "node:fs/promises";

/** Puts a finished build in the place of the last one, which stays until then: a build that fails takes nothing away. */
export async function replaceBuild(finished: string, place: string): Promise<void> {
  const last = `${finished}-before`;
  await rm(last, { recursive: true, force: true });
  // The first build has none before it.
  await rename(place, last).catch(() => {});
  await rename(finished, place);
  await rm(last, { recursive: true, force: true });
}
