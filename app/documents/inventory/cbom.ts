import type { AssetUse, InventoryEntry } from "./entries.ts";

const PRIMITIVES: Record<AssetUse, string> = {
  "key agreement": "key-agree",
  signature: "signature",
  encryption: "pke",
  hash: "hash",
  "random numbers": "drbg",
};

interface CbomSubject {
  name: string;
  version: string;
  serialNumber: `urn:uuid:${string}`;
  timestamp: string;
}

/** A cryptographic bill of materials in CycloneDX 1.6, one asset for each line of the inventory. */
export function cbom(entries: readonly InventoryEntry[], subject: CbomSubject) {
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: subject.serialNumber,
    version: 1,
    metadata: {
      timestamp: subject.timestamp,
      component: {
        type: "application",
        "bom-ref": "subject",
        name: subject.name,
        version: subject.version,
      },
    },
    components: entries.map(component),
    dependencies: [{ ref: "subject", dependsOn: entries.map(({ id }) => id) }],
  };
}

function component(entry: InventoryEntry) {
  return {
    type: entry.kind === "library" ? "library" : "cryptographic-asset",
    "bom-ref": entry.id,
    name: entry.asset,
    description: `${entry.use}: ${entry.algorithm}`,
    ...(entry.kind === "library" ? {} : { cryptoProperties: properties(entry) }),
    evidence: { occurrences: [{ location: entry.where }] },
    properties: [
      { name: "inventory:owner", value: entry.owner },
      { name: "inventory:holdsYears", value: String(entry.holdsYears) },
      { name: "inventory:changeMonths", value: String(entry.changeMonths) },
      { name: "inventory:quantumVulnerable", value: entry.vulnerable },
      { name: "inventory:target", value: entry.target },
    ],
  };
}

function properties({ kind, use, algorithm, vulnerable }: InventoryEntry) {
  switch (kind) {
    case "protocol":
      return { assetType: "protocol", protocolProperties: { type: "tls", version: "1.3" } };
    case "certificate":
      return { assetType: "certificate", certificateProperties: { certificateFormat: "X.509" } };
    default:
      return {
        assetType: "algorithm",
        algorithmProperties: {
          primitive: PRIMITIVES[use],
          parameterSetIdentifier: algorithm,
          ...(vulnerable === "yes" && { nistQuantumSecurityLevel: 0 }),
        },
      };
  }
}
