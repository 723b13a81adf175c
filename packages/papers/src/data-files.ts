import { toCsv } from "@adyakshar/quantum/csv";
import { parse } from "@adyakshar/quantum/qasm";
import { emitBaseProfile } from "@adyakshar/quantum/qir";
import { cbom } from "./inventory/cbom.ts";
import { phaseEstimation } from "./ir/phase-estimation.ts";
import { handshakes } from "./pqc/handshake.ts";
import { storedData, storedRows } from "./stored-data.ts";

/** What is computed when the documents are set. */
const computed: Readonly<Record<string, () => string>> = {
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
      handshakes.map((item) => Object.values(item)),
    ),
  "pqc-inventory-template.cdx.json": () =>
    cbom(
      { name: "Example estate", serial: "7f4b6a1e-3d55-4c53-9a0b-7d2f5f1f6a01" },
      storedRows("pqc-inventory-template.csv"),
    ),
  "website-inventory.cdx.json": () =>
    cbom(
      { name: "adyakshar-website", serial: "1c8e9d52-6a4f-4b1b-8f0e-2b7a5c3d9e02" },
      storedRows("website-inventory.csv"),
    ),
  "phase-estimation.qasm": () => phaseEstimation,
  "phase-estimation.ll": () => emitBaseProfile(parse(phaseEstimation)).text,
};

/** A data file that a document offers, by its name. */
export function dataFile(name: string): string {
  return computed[name]?.() ?? storedData(name);
}
