import { randomCircuit } from "../src/circuit/families.ts";
import { type Compiled, compile } from "../src/compiler/compile.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { baselines } from "../src/compiler/routing/baselines.ts";
import { ratio, row } from "./format.ts";
import { seconds } from "./processor-time.ts";

const devices = ["line-16", "grid-4x4", "heavy-hex-16"];
/** Above 600 the router has fewer trials the more gates there are. */
const lengths = [300, 600, 1000, 2000];

/** How long random circuits on 16 qubits take to compile, and what that gains on textbook SABRE with 20 trials. */
export function measureCompiler(): void {
  console.log("\nCompiler, random circuits on 16 qubits, two-qubit gates against textbook SABRE");
  console.log(row("device", ["gates", "seconds", "of SABRE's"]));
  for (const name of devices) {
    const device = deviceNamed(name);
    for (const length of lengths) {
      const circuit = randomCircuit(16, length);
      let compiled: Compiled | undefined;
      const taken = seconds(() => {
        compiled = compile(circuit, device);
      });
      const { sabre } = baselines(circuit, device, { trials: 20 });
      const share = ratio(compiled?.counts.twoQubit ?? 0, sabre.twoQubit);
      console.log(row(name, [String(length), taken.toFixed(2), share]));
    }
  }
}
