import { parseArgs } from "node:util";
import { measurePeers } from "./measure-peers.ts";
import { resultsFolder, writeMachine, writeTable } from "./results.ts";

const { values } = parseArgs({
  options: {
    files: { type: "string", multiple: true, default: [] },
    "reuse-peers": { type: "boolean", default: false },
  },
});

const { rows, about } = measurePeers({
  suites: ["mqt", ...values.files],
  seeds: 20,
  patience: 1,
  reusesPeers: values["reuse-peers"],
});
// The documents report three suites.
const measured = new Set(rows.map(({ suite }) => suite));
const folder = resultsFolder(["qasmbench", "sabre"].every((suite) => measured.has(suite)));
writeTable(folder, "peers.csv", rows);
writeMachine(folder, "peers-machine.json", about);
