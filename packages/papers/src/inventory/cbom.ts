/** A line of the inventory, by the columns of the CSV template. */
type Line = Readonly<Record<string, string>>;

export interface Subject {
  name: string;
  /** Of this inventory, for good. */
  serial: string;
}

const primitives: Readonly<Record<string, string>> = {
  "key agreement": "key-agree",
  signature: "signature",
  encryption: "pke",
  hash: "hash",
  "random numbers": "drbg",
};

/** How CycloneDX 1.6 describes each kind of asset; a library is a component without these. */
function cryptoProperties({ kind, algorithm, use, vulnerable }: Line) {
  switch (kind) {
    case "protocol":
      return { assetType: kind, protocolProperties: { type: "tls", version: "1.3" } };
    case "certificate":
      return { assetType: kind, certificateProperties: { certificateFormat: "X.509" } };
    case "algorithm":
      return {
        assetType: kind,
        algorithmProperties: {
          primitive: primitives[use],
          parameterSetIdentifier: algorithm,
          nistQuantumSecurityLevel: vulnerable === "yes" ? 0 : undefined,
        },
      };
  }
}

/** The inventory as a cryptographic bill of materials: the same lines, for tools. */
export function cbom({ name, serial }: Subject, lines: readonly Line[]): string {
  const components = lines.map((line) => ({
    type: line.kind === "library" ? "library" : "cryptographic-asset",
    "bom-ref": line.id,
    name: line.asset,
    description: `${line.use}: ${line.algorithm}`,
    cryptoProperties: cryptoProperties(line),
    evidence: { occurrences: [{ location: line.where }] },
    properties: Object.entries({
      owner: line.owner,
      holdsYears: line.holds_years,
      changeMonths: line.change_months,
      quantumVulnerable: line.vulnerable,
      target: line.target,
    }).map(([property, value]) => ({ name: `inventory:${property}`, value })),
  }));
  const bill = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${serial}`,
    version: 1,
    metadata: {
      timestamp: "2026-11-15T00:00:00Z",
      component: { type: "application", "bom-ref": "subject", name, version: "1.0.0" },
    },
    components,
    dependencies: [{ ref: "subject", dependsOn: lines.map(({ id }) => id) }],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
