import { rename, rm } from "node:fs/promises";

/** Puts a finished build in the place of the previous one, which stays until then, so that a failed build takes nothing away. */
export async function replaceBuild(finished: string, place: string): Promise<void> {
  const previousBuild = `${finished}-before`;
  await rm(previousBuild, { recursive: true, force: true });
  // There is nothing to move before the first build.
  await rename(place, previousBuild).catch(() => {});
  await rename(finished, place);
  await rm(previousBuild, { recursive: true, force: true });
}
