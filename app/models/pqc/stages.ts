export interface MigrationStage {
  name: string;
  scope: string;
  /** A work in references.csv. */
  cites?: string;
  done: string;
  rollback: string;
  /** The event after which there is no rollback; null where there always is one. */
  noReturn: string | null;
}

/** The order of a migration that may not stop. */
export const migrationStages: readonly MigrationStage[] = [
  {
    name: "Inventory",
    scope: ": keys, certificates, protocols, libraries, modules, owners",
    done: "Every entry has an algorithm, an owner, an expiry and a way to change it; a new key without an entry fails the build",
    rollback: "None needed: nothing changes",
    noReturn: null,
  },
  {
    name: "Agility",
    scope: ": algorithms named in versioned policy, not in code",
    cites: "cswp39",
    done: "One algorithm is exchanged in production and back, by configuration",
    rollback: "Previous policy version",
    noReturn: null,
  },
  {
    name: "Hybrid transport",
    scope: " at the edge, then inside",
    done: "Share of handshakes with X25519MLKEM768 is measured per client group; failures are not above the baseline",
    rollback:
      "Remove the group from the server’s list. A client that also sent an X25519 share goes on with it in the same handshake; for any other a HelloRetryRequest costs a round trip",
    noReturn: null,
  },
  {
    name: "Roots with long lives",
    scope: ": firmware, boot, code signing",
    done: "New devices verify a post-quantum or hash-based root; old ones keep theirs",
    rollback: "Ship images signed twice; old root still verifies",
    noReturn: "Fuses or read-only memory hold only the new root",
  },
  {
    name: "Internal authority and approvals",
    scope: ": ML-DSA in HSMs",
    done: "Of two chains the classical decides while the new is recorded; then both are demanded; then the new decides",
    rollback: "Verifiers accept the classical chain again",
    noReturn: "The classical authority’s key is destroyed",
  },
  {
    name: "Data at rest",
    scope: ": rewrap keys that were wrapped with RSA or ECDH",
    done: "No data key is reachable through a classical wrap alone",
    rollback: "Keep old wraps, sealed, until restore tests pass",
    noReturn: "Old wraps are deleted",
  },
  {
    name: "Retirement",
    scope: " of classical algorithms",
    done: "Policy forbids them; logs show no use for a full business cycle",
    rollback: "Policy version before the ban",
    noReturn: "Peers have removed their support",
  },
];
