import { ghz } from "@adyakshar/quantum/circuit";
import { heldBytes, runMps, statevectorBytes, tableauBytes } from "@adyakshar/quantum/simulators";
import { memoryText } from "#app/instruments/format.ts";
import { simulatorCodec } from "#app/instruments/simulator/settings.ts";
import { simulatorWords } from "#app/instruments/simulator/words.ts";

const QUBITS = 50;
const { methods } = simulatorWords;

export default {
  qubits: QUBITS,
  methods: [
    { id: "statevector", bytes: statevectorBytes(QUBITS) },
    { id: "mps", bytes: heldBytes(runMps(ghz(QUBITS), { maxBond: simulatorCodec.initial.chi })) },
    { id: "stabilizer", bytes: tableauBytes(QUBITS) },
  ].map(({ id, bytes }) => ({
    id,
    memory: memoryText(bytes),
    name: methods[id as keyof typeof methods].label,
  })),
};
