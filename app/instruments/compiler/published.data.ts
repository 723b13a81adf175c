import { cases } from "#app/models/measured/peers.ts";

/** Programs of MQT Bench that are presets gate by gate, if their qubits are renumbered. */
const programs: Readonly<Record<string, string>> = {
  ghz_n16: "ghz",
  cdkm_ripple_carry_adder_n16: "adder",
};

/** Qiskit's CX in the published rows, by preset, size and device. */
export default Object.fromEntries(
  cases
    .filter(({ circuit }) => circuit in programs)
    .map(({ circuit, qubits, device, by }) => [
      `${programs[circuit]} ${qubits} ${device}`,
      by["qiskit-3"].cx,
    ]),
) as Readonly<Record<string, number | undefined>>;
