import { parseCircuit } from "@adyakshar/quantum/qasm";
import { emitBaseProfile } from "@adyakshar/quantum/qir";
import { handshakes } from "#data/handshake-sizes.ts";
import { storedData, toCsv } from "../data/stored-data.ts";
import { phaseEstimation } from "./ir-programs.ts";

/** Files that are computed when the documents are set. */
const computedFiles: Readonly<Record<string, () => string>> = {
  "pqc-handshakes.csv": () =>
    toCsv(
      handshakes.map((item) => ({
        key_agreement: item.name,
        certificates: item.signing,
        client_share_bytes: item.clientShare,
        server_share_bytes: item.serverShare,
        authentication_bytes: item.authentication,
        server_flight_bytes: item.serverFlight,
        total_bytes: item.total,
        extra_round_trip: item.needsExtraRoundTrip,
      })),
    ),
  "phase-estimation.qasm": () => phaseEstimation,
  "phase-estimation.ll": () => emitBaseProfile(parseCircuit(phaseEstimation)),
};

export function dataFile(name: string): string {
  return computedFiles[name]?.() ?? storedData(name);
}
