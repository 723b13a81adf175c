import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseCircuit } from "@adyakshar/quantum/qasm";
import { readBaseProfile, sameUnitary } from "@adyakshar/quantum/qir";
import { marginal, probabilities, runStatevector } from "@adyakshar/quantum/simulators";
import { toCsv } from "../../data/stored-data.ts";
import { phaseEstimation } from "../ir-programs.ts";

/** Released versions of the kit, from PyPI: the npm build has development versions only. */
const versions = ["1.31.0", "1.32.3", "1.33.1"];
const work = join(import.meta.dirname, ".work");
const data = join(import.meta.dirname, "../../data/ir-qdk-versions.csv");
const lowering = `
import sys
from qdk import TargetProfile
from qdk.openqasm import compile
sys.stdout.write(str(compile(sys.stdin.read(), target_profile=TargetProfile.Base)))
`;

function lower(version: string): string {
  const target = join(work, `qdk-${version}`);
  if (!existsSync(target)) {
    mkdirSync(work, { recursive: true });
    const install = ["-m", "pip", "install", "--quiet", "--target", target, `qdk==${version}`];
    execFileSync("python3", install, { stdio: "inherit" });
  }
  const env = { ...process.env, PYTHONPATH: target };
  return execFileSync("python3", ["-c", lowering], {
    input: phaseEstimation,
    encoding: "utf8",
    env,
  });
}

const rows = versions.map((version) => {
  const { circuit, measured } = readBaseProfile(lower(version));
  const results = marginal(probabilities(runStatevector(circuit)), [...measured]);
  const isSame = sameUnitary(parseCircuit(phaseEstimation).circuit, circuit);
  return {
    version,
    calls: circuit.operations.length,
    same_unitary: isSame ? "yes" : "no",
    probability_of_1: results[1].toFixed(6),
  };
});
writeFileSync(data, toCsv(rows));
console.log("data/ir-qdk-versions.csv");
