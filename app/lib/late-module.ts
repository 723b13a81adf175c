/** A file that was to be loaded when needed is gone, as after a deployment, or the network failed. */
export class MissingModule extends Error {
  override name = "MissingModule";
}

/** Awaits a dynamic import. It throws a `MissingModule` if the file is missing or throws as it is evaluated. */
export async function lateModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingModule("a module could not be loaded", { cause });
  }
}
