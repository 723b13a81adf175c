/** A file that was to be loaded when needed is gone, as after a deployment, or the network failed. */
export class MissingModule extends Error {
  override name = "MissingModule";
}

/** A dynamic import that fails by name: its file is missing, or throws while it is evaluated. */
export async function lateModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingModule("a module could not be loaded", { cause });
  }
}
