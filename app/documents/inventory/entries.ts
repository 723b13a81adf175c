export type AssetUse = "key agreement" | "signature" | "encryption" | "hash" | "random numbers";

/** One line of a cryptographic inventory, in the columns of the CSV template. */
export interface InventoryEntry {
  id: string;
  asset: string;
  kind: "algorithm" | "protocol" | "certificate" | "library";
  algorithm: string;
  use: AssetUse;
  /** Where it was seen; for the website the scan fills this in. */
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

interface SourceRule extends Omit<InventoryEntry, "where"> {
  /** Files in which the scan expects it. */
  files: RegExp;
}

/** What this website's own source uses. The scan fails on a use that no rule explains. */
export const sourceRules: readonly SourceRule[] = [
  {
    id: "csp-hashes",
    asset: "Hashes of inline scripts and styles in the Content Security Policy",
    kind: "algorithm",
    algorithm: "SHA-256",
    use: "hash",
    owner: "build",
    holdsYears: 0,
    expiry: "each build",
    update: "one line in the build",
    changeMonths: 1,
    vulnerable: "no",
    target: "keep",
    files: /^tooling\/postbuild\//,
  },
  {
    id: "build-caches",
    asset: "Cache keys and checksums of generated files",
    kind: "algorithm",
    algorithm: "SHA-256",
    use: "hash",
    owner: "build",
    holdsYears: 0,
    expiry: "each build",
    update: "one line each",
    changeMonths: 1,
    vulnerable: "no",
    target: "keep",
    files:
      /^(app\/(figures\/(?!services)|documents|engine\/(?!services|handshake))|scripts\/|tooling\/(?!postbuild))/,
  },
  {
    id: "merkle-figure",
    asset: "Merkle tree drawn on a service page",
    kind: "algorithm",
    algorithm: "Keccak-256",
    use: "hash",
    owner: "figures",
    holdsYears: 0,
    expiry: "none",
    update: "one line",
    changeMonths: 1,
    vulnerable: "no",
    target: "keep; a demonstration",
    files: /^app\/(engine|figures)\/services\//,
  },
  {
    id: "handshake-demo",
    asset: "Hybrid key agreement and approvals that a visitor runs in the page",
    kind: "library",
    algorithm: "X25519, ML-KEM, ML-DSA, SLH-DSA",
    use: "key agreement",
    owner: "instruments",
    holdsYears: 0,
    expiry: "lives in one page view",
    update: "package version",
    changeMonths: 1,
    vulnerable: "no",
    target: "keep; a demonstration with throwaway keys",
    files: /^app\/(instruments|engine\/handshake)\//,
  },
  {
    id: "message-id",
    asset: "Identifiers of contact messages",
    kind: "algorithm",
    algorithm: "browser's generator (randomUUID)",
    use: "random numbers",
    owner: "contact form",
    holdsYears: 0,
    expiry: "one message",
    update: "browser",
    changeMonths: 1,
    vulnerable: "no",
    target: "keep",
    files: /^(app\/lab\/pages\/home\/contact-form|deploy\/receiver)\//,
  },
];

/** What no scan of the source can see, and who must be asked. */
export const outsideEntries: readonly InventoryEntry[] = [
  {
    id: "lockfile",
    asset: "Integrity of installed packages",
    kind: "algorithm",
    algorithm: "SHA-512",
    use: "hash",
    where: "package-lock.json",
    owner: "build",
    holdsYears: 0,
    expiry: "each update",
    update: "package manager",
    changeMonths: 1,
    vulnerable: "no",
    target: "keep",
  },
  {
    id: "commits",
    asset: "Names of commits; commits are not signed",
    kind: "algorithm",
    algorithm: "SHA-1 (git)",
    use: "hash",
    where: "the repository",
    owner: "source control",
    holdsYears: 0,
    expiry: "none",
    update: "a repository in SHA-256 format",
    changeMonths: 6,
    vulnerable: "no",
    target:
      "collisions are practical: a SHA-256 repository when the host offers it; sign releases with ML-DSA",
  },
  {
    id: "tls",
    asset: "TLS between visitor and host",
    kind: "protocol",
    algorithm: "the host's groups",
    use: "key agreement",
    where: "the host: ask it",
    owner: "site owner",
    holdsYears: 5,
    expiry: "each session",
    update: "host configuration",
    changeMonths: 3,
    vulnerable: "unknown",
    target: "TLS 1.3 with X25519MLKEM768 first",
  },
  {
    id: "certificate",
    asset: "Server certificate",
    kind: "certificate",
    algorithm: "the host's authority",
    use: "signature",
    where: "the host: ask it",
    owner: "site owner",
    holdsYears: 0,
    expiry: "at most months",
    update: "automatic renewal",
    changeMonths: 3,
    vulnerable: "yes",
    target: "classical until root programs accept another",
  },
  {
    id: "contact-endpoint",
    asset: "Delivery of contact messages, where the owner sets an endpoint",
    kind: "protocol",
    algorithm: "the receiver's groups",
    use: "key agreement",
    where: "site.config.ts",
    owner: "site owner",
    holdsYears: 5,
    expiry: "each session",
    update: "receiver's configuration",
    changeMonths: 6,
    vulnerable: "unknown",
    target: "TLS 1.3 with X25519MLKEM768 first",
  },
];

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
