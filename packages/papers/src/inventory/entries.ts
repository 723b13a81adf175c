type AssetUse = "key agreement" | "signature" | "encryption" | "hash" | "random numbers";

/** One line of a cryptographic inventory, in the columns of the CSV template. */
export interface InventoryEntry {
  id: string;
  asset: string;
  kind: "algorithm" | "protocol" | "certificate" | "library";
  algorithm: string;
  use: AssetUse;
  /** Where it was seen. */
  where: string;
  owner: string;
  /** Years for which what it protects must hold; 0 where it protects nothing secret. */
  holdsYears: number;
  expiry: string;
  update: string;
  /** Months from decision to done. */
  changeMonths: number;
  vulnerable: "yes" | "no" | "unknown";
  target: string;
}

/** Rows that show how the template is filled in; no real system stands behind them. */
export const exampleEntries: readonly InventoryEntry[] = [
  {
    id: "edge-tls",
    asset: "TLS at the public edge",
    kind: "protocol",
    algorithm: "X25519",
    use: "key agreement",
    where: "load balancer, 2 regions",
    owner: "platform team",
    holdsYears: 7,
    expiry: "each session",
    update: "configuration",
    changeMonths: 4,
    vulnerable: "yes",
    target: "X25519MLKEM768",
  },
  {
    id: "firmware-root",
    asset: "Verification key in device ROM",
    kind: "algorithm",
    algorithm: "ECDSA P-256",
    use: "signature",
    where: "product line A, 40,000 units",
    owner: "device team",
    holdsYears: 12,
    expiry: "none",
    update: "new hardware revision",
    changeMonths: 30,
    vulnerable: "yes",
    target: "LMS or ML-DSA-87, dual-signed images meanwhile",
  },
  {
    id: "archive-wrap",
    asset: "Archive data keys wrapped with RSA-OAEP",
    kind: "algorithm",
    algorithm: "RSA-3072",
    use: "encryption",
    where: "backup service, cold storage",
    owner: "records",
    holdsYears: 10,
    expiry: "2033",
    update: "rewrap job",
    changeMonths: 9,
    vulnerable: "yes",
    target: "ML-KEM-1024 wrap; delete the old wraps",
  },
  {
    id: "session-token",
    asset: "Signed session tokens",
    kind: "algorithm",
    algorithm: "Ed25519",
    use: "signature",
    where: "identity provider",
    owner: "identity team",
    holdsYears: 0,
    expiry: "15 minutes",
    update: "key rotation",
    changeMonths: 6,
    vulnerable: "yes",
    target: "ML-DSA-65 once clients accept the size",
  },
];

/**
 * Years by which an asset comes too late if the machine appears `horizon` years from now: the lifetime of what it
 * protects plus the time to change it, less the horizon. Above zero it is late already.
 */
export function yearsLate(entry: InventoryEntry, horizon: number): number {
  return entry.holdsYears + entry.changeMonths / 12 - horizon;
}
