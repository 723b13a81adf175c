import { cases, lost, peersAgainst, peersMachine, tied } from "#app/documents/measured/peers.ts";

/** How the compiler stands beside the two that most use, in one line. */
export default function peers(): string {
  const { qiskit, pytket } = peersMachine.versions;
  const fewer = Math.round((1 - peersAgainst(cases, "cx").mean) * 100);
  return `Beside the better of Qiskit ${qiskit} and tket (pytket ${pytket}), our compiler needs ${fewer}% fewer CX in the geometric mean over ${cases.length} benchmark rows. It needs fewer in ${cases.length - lost.length - tied.length}, as many in ${tied.length} and more in ${lost.length}.`;
}
