import { NOISELESS, type NoiseModel } from "@adyakshar/quantum/simulators";

/** Two-qubit gates and readings fail at the given rate, one-qubit gates ten times less often. */
export function noiseAt(rate: number): NoiseModel {
  return { ...NOISELESS, depolarizing1: rate / 10, depolarizing2: rate, readout: rate };
}
