import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { toBasis } from "../src/circuit/decompose.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { toCsv } from "./csv.ts";
import { fewestSwaps } from "./exact-swaps.ts";
import { thisMachine } from "./machine.ts";
import { resultsFolder } from "./results-folder.ts";
import { runRouter, TRIALS } from "./routers.ts";
import {
  devices,
  generatedInstances,
  type Instance,
  smallDevices,
  smallInstances,
} from "./routing-cases.ts";

const SEEDS = 5;
const routerNames = ["naive", "sabre", "router", "sabre+opt", "ours"] as const;

const { values } = parseArgs({
  options: {
    device: { type: "string", multiple: true },
    out: { type: "string" },
  },
});

/** One row for each router and seed; the verdict is taken once a router, on the first seed. */
function measure(instance: Instance, deviceName: string) {
  const device = deviceNamed(deviceName);
  if (instance.circuit.qubits > device.size) return [];
  return routerNames.flatMap((router) => {
    const seeds = router === "naive" ? 1 : SEEDS;
    return Array.from({ length: seeds }, (_, index) => {
      const seed = index + 1;
      const found = runRouter(router, instance.circuit, device, { seed, check: seed === 1 });
      return {
        family: instance.family,
        instance: instance.name,
        qubits: instance.circuit.qubits,
        device: deviceName,
        router,
        trials: router === "naive" ? 1 : TRIALS,
        seed,
        swaps: found.swaps,
        two_qubit: found.counts.twoQubit,
        depth: found.counts.depth,
        cpu_ms: found.ms.toFixed(1),
        verdict: seed === 1 ? found.verdict : "",
      };
    });
  });
}

/** Routers against the proved optimum, all on the program as written. */
function measureSmall(instance: Instance, deviceName: string) {
  const device = deviceNamed(deviceName);
  const swapsOf = (router: "naive" | "sabre" | "router") =>
    runRouter(router, instance.circuit, device, { seed: 1, check: false }).swaps;
  return {
    instance: instance.name,
    qubits: instance.circuit.qubits,
    device: deviceName,
    optimum: fewestSwaps(toBasis(instance.circuit, "cx"), device) ?? "",
    naive: swapsOf("naive"),
    sabre: swapsOf("sabre"),
    router: swapsOf("router"),
  };
}

const instances = generatedInstances();
const folder = resultsFolder(!values.device, values.out);

const rows = (values.device ?? devices).flatMap((device) =>
  instances.flatMap((instance) => {
    const found = measure(instance, device);
    console.log(`${instance.name} on ${device}: ${found.length} runs`);
    return found;
  }),
);
writeFileSync(join(folder, "routing.csv"), toCsv(rows));
writeFileSync(join(folder, "routing-machine.json"), `${JSON.stringify(thisMachine(), null, 2)}\n`);

const small = smallDevices.flatMap((device) =>
  smallInstances().map((instance) => measureSmall(instance, device)),
);
writeFileSync(join(folder, "routing-exact.csv"), toCsv(small));
