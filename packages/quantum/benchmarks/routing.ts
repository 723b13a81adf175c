import { countsOf } from "../src/circuit/counts.ts";
import { toBasis } from "../src/circuit/decompose.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { verify } from "../src/compiler/verify/verify.ts";
import { fewestSwaps } from "./exact-swaps.ts";
import { cpuSeconds, resultsFolder, writeMachine, writeTable } from "./results.ts";
import { routers, TRIALS } from "./routers.ts";
import {
  devices,
  generatedInstances,
  type Instance,
  smallDevices,
  smallInstances,
} from "./routing-cases.ts";

const SEEDS = 5;

/** One row for each router and seed; the verdict is taken once a router, on the first seed. */
function runRouters({ family, name, circuit }: Instance, deviceName: string) {
  const device = deviceNamed(deviceName);
  return Object.entries(routers).flatMap(([routerName, router]) => {
    const isNaive = routerName === "naive";
    return Array.from({ length: isNaive ? 1 : SEEDS }, (_, index) => {
      const seed = index + 1;
      const started = cpuSeconds();
      const { swaps, routed } = router(circuit, device, seed);
      const ms = 1000 * (cpuSeconds() - started);
      const counts = countsOf(toBasis(routed.circuit, "cx"));
      return {
        family,
        instance: name,
        qubits: circuit.qubits,
        device: deviceName,
        router: routerName,
        trials: isNaive ? 1 : TRIALS,
        seed,
        swaps,
        two_qubit: counts.twoQubit,
        depth: counts.depth,
        cpu_ms: ms.toFixed(1),
        verdict: seed === 1 ? verify(circuit, routed).verdict : "",
      };
    });
  });
}

/** Routers against the proved optimum, all on the program as written. */
function measureSmall({ name, circuit }: Instance, deviceName: string) {
  const device = deviceNamed(deviceName);
  return {
    instance: name,
    qubits: circuit.qubits,
    device: deviceName,
    optimum: fewestSwaps(toBasis(circuit, "cx"), device) ?? "",
    naive: routers.naive(circuit, device).swaps,
    sabre: routers.sabre(circuit, device, 1).swaps,
    router: routers.router(circuit, device, 1).swaps,
  };
}

const instances = generatedInstances();
const folder = resultsFolder(true);

const rows = devices.flatMap((device) =>
  instances.flatMap((instance) => {
    const found = runRouters(instance, device);
    console.log(`${instance.name} on ${device}: ${found.length} runs`);
    return found;
  }),
);
writeTable(folder, "routing.csv", rows);
writeMachine(folder, "routing-machine.json");

const smallRows = smallDevices.flatMap((device) =>
  smallInstances().map((instance) => measureSmall(instance, device)),
);
writeTable(folder, "routing-exact.csv", smallRows);
