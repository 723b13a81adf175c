/** The part of the package that the benchmark uses; it brings no types of its own. */
declare module "jsqubits" {
  interface QState {
    hadamard(target: number): QState;
    rotateZ(target: number, angle: number): QState;
    cnot(control: number, target: number): QState;
  }
  export function jsqubits(ket: string): QState;
}
