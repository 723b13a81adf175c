import { toCsv } from "@adyakshar/quantum/csv";
import { parse } from "@adyakshar/quantum/qasm";
import { emitBaseProfile } from "@adyakshar/quantum/qir";
import { phaseEstimation } from "./ir/phase-estimation.ts";
import { handshakes } from "./pqc/handshake.ts";
import { storedData } from "./stored-data.ts";

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
  "phase-estimation.qasm": () => phaseEstimation,
  "phase-estimation.ll": () => emitBaseProfile(parse(phaseEstimation)).text,
};

/** A data file that a document offers, by its name. */
export function dataFile(name: string): string {
  return computed[name]?.() ?? storedData(name);
}
