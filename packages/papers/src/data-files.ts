import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv, toCsv } from "@adyakshar/quantum/csv";
import { parse } from "@adyakshar/quantum/qasm";
import { emitBaseProfile } from "@adyakshar/quantum/qir";
import { cbom } from "./inventory/cbom.ts";
import { exampleEntries, type InventoryEntry } from "./inventory/entries.ts";
import { phaseEstimation } from "./ir/phase-estimation.ts";
import { policyDates } from "./pqc/dates.ts";
import { handshakes } from "./pqc/handshake.ts";

/** Results that take minutes to compute are kept; a command of package.json makes each anew. */
export function storedData(file: string): string {
  return readFileSync(join(import.meta.dirname, "data", file), "utf8");
}

function inventoryCsv(entries: readonly InventoryEntry[]): string {
  return toCsv(
    [
      "id",
      "asset",
      "kind",
      "algorithm",
      "use",
      "where",
      "owner",
      "holds_years",
      "expiry",
      "update",
      "change_months",
      "vulnerable",
      "target",
    ],
    entries.map((entry) => [
      entry.id,
      entry.asset,
      entry.kind,
      entry.algorithm,
      entry.use,
      entry.where,
      entry.owner,
      entry.holdsYears,
      entry.expiry,
      entry.update,
      entry.changeMonths,
      entry.vulnerable,
      entry.target,
    ]),
  );
}

/** Every data file that a document offers, by its name. */
export const dataFiles: Readonly<Record<string, () => string>> = {
  "pqc-dates.csv": () =>
    toCsv(
      ["date", "source", "force", "cited", "whom", "what"],
      policyDates.map(({ date, source, force, isSecondHand, whom, what }) => [
        date,
        source,
        force,
        isSecondHand ? "second-hand" : "",
        whom,
        what,
      ]),
    ),
  "pqc-handshakes.csv": () =>
    toCsv(
      [
        "key_agreement",
        "certificates",
        "client_share_bytes",
        "server_share_bytes",
        "authentication_bytes",
        "server_flight_bytes",
        "total_bytes",
        "extra_round_trip",
      ],
      handshakes.map((item) => [
        item.name,
        item.signing,
        item.clientShare,
        item.serverShare,
        item.authentication,
        item.serverFlight,
        item.total,
        item.extraRoundTrip,
      ]),
    ),
  "pqc-inventory-template.csv": () => inventoryCsv(exampleEntries),
  "pqc-inventory-template.cdx.json": () =>
    cbom(
      { name: "Example estate", serial: "7f4b6a1e-3d55-4c53-9a0b-7d2f5f1f6a01" },
      parseCsv(inventoryCsv(exampleEntries)),
    ),
  "website-inventory.cdx.json": () =>
    cbom(
      { name: "adyakshar-website", serial: "1c8e9d52-6a4f-4b1b-8f0e-2b7a5c3d9e02" },
      parseCsv(storedData("website-inventory.csv")),
    ),
  ...Object.fromEntries(
    [
      "website-inventory.csv",
      "ir-constructs.csv",
      "ir-gates.csv",
      "ir-qdk-versions.csv",
      "simulators.csv",
      "simulators-noise.csv",
      "simulators-peers.csv",
      "simulators-peers-machine.json",
      "simulators-machine.json",
      "routing.csv",
      "routing-exact.csv",
      "routing-machine.json",
      "peers.csv",
      "peers-machine.json",
    ].map((file) => [file, () => storedData(file)]),
  ),
  "phase-estimation.qasm": () => phaseEstimation,
  "phase-estimation.ll": () => emitBaseProfile(parse(phaseEstimation)).text,
  "phase-estimation.qdk.ll": () => storedData("phase-estimation.qdk.ll"),
};
