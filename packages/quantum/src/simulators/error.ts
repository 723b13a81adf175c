/** Why a simulator refuses a circuit, in words for the person who wrote it. */
export class SimulatorError extends Error {
  override name = "SimulatorError";
  /** Position of the refused operation, where one is to blame. */
  readonly index: number | undefined;

  constructor(message: string, index?: number) {
    super(message);
    this.index = index;
  }
}
