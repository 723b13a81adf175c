import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  betterPeer,
  cases,
  fourierCases,
  heldOutCases,
  otherCases,
  type PeerCase,
  peersAgainst,
} from "./peers.ts";

const readme = ["README.md", "docs/compiler.md"]
  .map((file) => new URL(`../../../packages/quantum/${file}`, import.meta.url))
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  .replaceAll(/\s+/g, " ");

const meanOf = (some: readonly PeerCase[]) => peersAgainst(some, "cx").mean.toFixed(2);
/** Rows with fewer CX than the better of the others, with as many, with more. */
const counts = (some: readonly PeerCase[]) =>
  [-1, 0, 1]
    .map(
      (sign) =>
        some.filter((row) => Math.sign(row.by.ours.cx - betterPeer(row).cx) === sign).length,
    )
    .join(", ");
const slowdowns = cases
  .map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds)
  .filter((slowdown) => slowdown > 1);

it.each([
  `${cases.length} of MQT Bench, QASMBench and SABRE's paper, all seen while the compiler was changed | ${meanOf(cases)} | ${counts(cases)} |`,
  `the same without the ${fourierCases.length} rows that rest on a Fourier transform | ${meanOf(otherCases)} |`,
  `${heldOutCases.length} drawn by a seed after release 1.0.0 was frozen (commit 4443f557) and compiled by today's, three to eight qubits | ${meanOf(heldOutCases)} | ${counts(heldOutCases)} |`,
  `faster in ${slowdowns.length} of the ${cases.length} rows, up to ${Math.ceil(Math.max(...slowdowns))} times`,
  `tket was not run in ${cases.filter(({ by }) => by.tket === undefined).length} rows`,
])("the compiler's README says what was measured: %s", (sentence) => {
  expect(readme).toContain(sentence);
});
