/** A file that was to be loaded when needed is gone, as after a deployment, or the network failed. */
export class MissingModule extends Error {
  override name = "MissingModule";
}

/** A dynamic import whose failure can be told from the errors of what it loads. */
export async function lateModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingModule("a module could not be loaded", { cause });
  }
}
