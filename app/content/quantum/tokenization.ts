import { claims } from "../specification.ts";
import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";
import type { computedResults } from "./computed-results.ts";

export interface Standard {
  document: string;
  subject: string;
  status: string;
  /** Not drawn in the calendar. */
  isInTableOnly?: true;
}

export interface ReferenceArchitecture extends TitledText {
  notes: readonly { term: string; value: string }[];
}

/** What is read at once, and the rest of it. */
export interface Capability extends TitledText {
  more: string;
}

export interface Outcome extends TitledText {
  /** For a claim of the specification, which is illustrative: the study whose computed result is shown beside it. */
  study?: keyof typeof computedResults;
  link: NavLink;
}

export interface ExposedKey extends TitledText {
  /** When the public key can be read. */
  visible: string;
  /** The same as drawn: from when on, and whether it is certain. */
  from: "receipt" | "spend";
  isOpen?: true;
}

/** A table of plain text: the first cell of a row names it. */
export interface PlainTable {
  title: string;
  intro: string;
  columns: readonly [string, string, string];
  rows: readonly (readonly [string, string, string])[];
  note: string;
}

interface TokenizationPage {
  meta: PageMeta;
  hero: Hero;
  /** The way for those who come for the migration and hold no tokens. */
  start: { title: string; intro: string; links: readonly NavLink[] };
  standards: {
    /** What the calendar shows. */
    statement: string;
    columns: readonly [document: string, subject: string, status: string];
    rows: readonly Standard[];
    note: string;
  };
  issuer: { title: string; intro: string; listed: string; items: readonly TitledText[] };
  capabilities: { title: string; intro: string; items: readonly Capability[] };
  sizes: { title: string; intro: string; listTitle: string; items: readonly TitledText[] };
  exposure: {
    title: string;
    intro: string;
    items: readonly ExposedKey[];
    /** Opens the list on a small screen. */
    listed: string;
    /** What stands above the two moments. */
    moments: { receipt: string; spend: string };
    more: string;
    note: string;
  };
  handshake: { run: string; note: string };
  architectures: {
    title: string;
    intro: string;
    /** Opens the notes on a small screen. */
    more: string;
    items: { transport: ReferenceArchitecture; custody: ReferenceArchitecture };
  };
  government: PlainTable;
  outcomes: { title: string; items: readonly Outcome[] };
  contact: NextStep;
}

export const tokenizationPage = {
  meta: {
    title: "Quantum-secure tokenization | Adyakshar Quantum Labs",
    description:
      "Post-quantum cryptography for token issuers and custodians: inventory, hybrid TLS, ML-DSA approvals in HSMs, MPC custody, issuer keys and a rehearsed rollback.",
  },
  hero: {
    kicker: "Tokenization",
    title: "Custody that can change its algorithms.",
    lead: "We migrate banks and custodians to post-quantum cryptography (PQC): their links, their hardware security modules (HSMs), and then their tokens, which are claims on assets on a ledger, not card numbers.",
    action: { label: "Run the handshake", to: "/tokenization#handshake" },
  },
  start: {
    title: "A bank starts without a token",
    intro:
      "Banks, insurers and agencies migrate in the same way. You receive the inventory as a cryptographic bill of materials (CBOM), and later the cutover runbook and the rollback log.",
    links: [
      { label: "What applies to a bank", to: "/resources#bank" },
      { label: "Inventory guide", to: "/resources#pqc-inventory" },
    ],
  },
  standards: {
    statement: "A ten-year secret outlives every date here.",
    columns: ["Document", "Subject", "Status"],
    rows: [
      {
        document: "FIPS 203, 204, 205",
        subject: "ML-KEM, ML-DSA, SLH-DSA",
        status: "Effective August 14, 2024",
      },
      {
        document: "FIPS 206",
        subject: "FN-DSA, signatures",
        status: "Not published; checked November 2026",
      },
      { document: "HQC", subject: "Code-based key encapsulation", status: "Selected March 2025" },
      {
        document: "NIST IR 8547",
        subject: "Transition, draft of November 2024",
        status:
          "112-bit RSA and ECC deprecated after 2030; quantum-vulnerable algorithms disallowed after 2035",
      },
      {
        document: "EO 14412",
        subject: "US federal high-value assets and high-impact systems",
        status:
          "Signed June 22, 2026: key establishment by December 31, 2030, signatures by December 31, 2031; a rule for contractors is to be proposed, with the 2030 date",
      },
      {
        document: "OMB M-26-15",
        subject: "Federal agencies, excluding National Security Systems",
        status:
          "June 24, 2026: plans within 120 days, as much risk mitigated as feasible by December 31, 2030, five phases to 2035",
      },
      {
        document: "CNSA 2.0",
        subject: "Commercial National Security Algorithm Suite, for US National Security Systems",
        status:
          "New acquisitions from January 1, 2027; what cannot support it is phased out by December 31, 2030; mandatory by December 31, 2031 unless otherwise noted",
      },
      {
        document: "Department of War strategy",
        subject: "All systems of the department",
        status:
          "Released June 23, 2026: support by December 31, 2030, use by December 31, 2031; known to us from reports only",
        isInTableOnly: true,
      },
      {
        document: "DORA, (EU) 2024/1774",
        subject: "EU financial entities, crypto-asset service providers included",
        status:
          "Has applied since January 17, 2025: a cryptography policy that follows cryptanalysis and, for at least critical or important functions, a register of certificates. Recital 9 names quantum advancements",
        isInTableOnly: true,
      },
      {
        document: "PCI DSS 4.0.1, 12.3.3",
        subject: "All who handle payment card data",
        status:
          "Mandatory since March 31, 2025: an inventory of cipher suites and protocols, reviewed every 12 months",
        isInTableOnly: true,
      },
    ],
    note: "P-256 offers about 128 bits, so the draft IR 8547 leaves it alone in 2030 and disallows it after 2035. For federal high-value systems EO 14412 comes first, and a rule for contractors is to be proposed.",
  },
  issuer: {
    title: "The keys of an issuer",
    intro:
      "An issuer’s keys make tokens: whoever forges one of their signatures needs no wallet. Tokens with transfer rules (ERC-3643) give these powers to agents, whose keys count too.",
    listed: "Mint, burn, freeze, upgrade, oracle",
    items: [
      {
        title: "Mint",
        text: "It creates supply, so it belongs behind a quorum and a daily limit that the contract enforces.",
      },
      {
        title: "Burn",
        text: "It redeems a claim, and is reconciled with the asset’s register before anything is paid out.",
      },
      {
        title: "Freeze",
        text: "It stops an address. It must work at night and be hard to abuse, so a release takes more signatures than a freeze.",
      },
      {
        title: "Upgrade",
        text: "It replaces the contract’s code, and with it every other rule. It moves first, to a contract account with a time lock and, where its gas is worth it, a post-quantum check.",
      },
      {
        title: "Oracle",
        text: "It reports prices, reserves or identity, signed with ML-DSA off chain; the transaction still needs the chain’s own signature.",
      },
    ],
  },
  capabilities: {
    title: "Five capabilities",
    intro: "You can stop after any of them. The roadmap puts them into seven stages.",
    items: [
      {
        title: "Cryptographic inventory",
        text: "We find every key, certificate, protocol and library that signs or encrypts, and rank them by how long each secret must hold.",
        more: "We look in source, configuration, HSM partitions and recorded handshakes. You keep the list as a CycloneDX CBOM, with the scans that refresh it.",
      },
      {
        title: "Hybrid transport",
        text: "TLS 1.3 agrees on its key twice, with X25519MLKEM768. We test the middleboxes on your path before any traffic moves.",
        more: "OpenSSL 3.5 prefers this group. Its client sends two shares, 1,216 bytes for the hybrid and 32 for X25519, so a ClientHello may take two packets. Servers that write DEFAULT in their group list need 3.5.6, or 3.6.2 on the 3.6 branch (CVE-2026-2673).",
      },
      {
        title: "PQC signing in HSMs",
        text: "ML-DSA-65 or ML-DSA-87 signs approvals, releases and audit logs, with keys that never leave the module unwrapped.",
        more: "The interface is PKCS#11 3.2, which defines ML-DSA; we write down what your module offers and what its certificate covers. A context string per purpose keeps an approval from being replayed as a release. SLH-DSA signs what must outlive doubts about lattices.",
      },
      {
        title: "MPC custody",
        text: "With multiparty computation (MPC) a chain key exists only as shares: threshold ECDSA where the chain takes ECDSA, FROST where it takes Schnorr.",
        more: "Shares are made in a ceremony, kept apart, and their recovery is rehearsed before any asset moves. A new threshold key has a new address, to which assets are swept. FROST as in RFC 9591 does not produce Bitcoin’s BIP-340 signatures; BIP-445, which would, is a draft. None of these schemes is post-quantum, and no NIST threshold standard exists yet.",
      },
      {
        title: "Agility and QKD",
        text: "A versioned policy names the algorithms, and each change is rehearsed in both directions, after NIST CSWP 39 (December 2025).",
        more: "Where a fiber link exists, keys of quantum key distribution (QKD) arrive over ETSI GS QKD 014 or 004. They are one more input to key derivation and never the only one: the NSA does not recommend QKD for National Security Systems.",
      },
    ],
  },
  sizes: {
    title: "What it costs in bytes",
    intro:
      "Lattice schemes are quick to compute. Migrations fail where a format has no room for their keys and signatures.",
    listTitle: "Where we look first",
    items: [
      {
        title: "Columns and structs",
        text: "Databases, wire formats and smart cards declare fields for a 64-byte signature.",
      },
      {
        title: "Tokens in cookies",
        text: "One ML-DSA-65 signature in base64 outgrows what browsers accept as a cookie.",
      },
      {
        title: "Certificate chains",
        text: "Each certificate carries a public key and a signature; a chain multiplies both in every handshake.",
      },
    ],
  },
  exposure: {
    title: "Which public keys are visible on chain",
    intro:
      "A machine can attack a public key only once it is known. Some types of address show it on receipt, most at the first spend.",
    listed: "Seven types of address",
    items: [
      {
        title: "Bitcoin P2PK",
        visible: "On receipt",
        from: "receipt",
        text: "The output is the key. Only moving the coins helps.",
      },
      {
        title: "Bitcoin P2PKH, P2WPKH",
        visible: "At the first spend",
        from: "spend",
        text: "A hash protects until then. Reusing the address gives the protection up.",
      },
      {
        title: "Bitcoin P2SH, P2WSH",
        visible: "At the first spend",
        from: "spend",
        text: "The script appears with every key in it, unused multisignature keys included.",
      },
      {
        title: "Bitcoin P2TR",
        visible: "On receipt",
        from: "receipt",
        text: "The output holds a public key that can spend alone, whatever the scripts say.",
      },
      {
        title: "Bitcoin P2MR",
        visible: "At the spend, for some scripts",
        from: "spend",
        isOpen: true,
        text: "BIP-360, a draft that is not active, keeps Taproot’s script tree without its key path.",
      },
      {
        title: "Ethereum account (EOA)",
        visible: "At the first transaction",
        from: "spend",
        text: "The key can be computed from any signature that is public, signed messages included.",
      },
      {
        title: "Contract account (ERC-4337)",
        visible: "As its code decides",
        from: "receipt",
        isOpen: true,
        text: "It can verify ML-DSA or Falcon without a change of the chain’s rules, at millions of gas for each check. The bundler’s own signature stays ECDSA, and the key that may upgrade the account must be as strong.",
      },
    ],
    moments: { receipt: "received", spend: "first spent" },
    more: "Until a spend is confirmed",
    note: "Between broadcast and confirmation every classical spend shows its key, whatever the address. In March 2026 Google estimated that a machine of fewer than 500,000 physical qubits would need minutes for one such key (arXiv 2603.28846). No such machine exists. Post-quantum signatures on chain are the lasting answer.",
  },
  handshake: {
    run: "Run the handshake",
    note: "A hybrid key agreement and a quorum of approvals run in your browser, as a demonstration and not as TLS; nothing is sent. Flip one bit and see which check catches it.",
  },
  architectures: {
    title: "Two reference architectures",
    intro: "A dot is a byte: every message is drawn in its real size.",
    more: "Order of work, rollback, limit",
    items: {
      transport: {
        title: "Two key agreements on every link",
        text: "A link that carries keys, approvals or client data agrees on its key twice, once classically and once with ML-KEM. The session key is derived from both.",
        notes: [
          {
            term: "First",
            value:
              "Key agreement comes first, because recorded traffic could be decrypted once a machine exists.",
          },
          {
            term: "Then",
            value:
              "ML-DSA handshake signatures follow on links under your own CA, as drawn; public endpoints wait for public CAs.",
          },
          {
            term: "Rollback",
            value:
              "X25519 stays in the list, so withdrawing the hybrid is one policy change, link by link.",
          },
          {
            term: "Limit",
            value: "What was recorded before the switch stays exposed.",
          },
        ],
      },
      custody: {
        title: "Approvals off chain, threshold keys on chain",
        text: "A quorum signs a transfer with ML-DSA, and the policy engine checks every signature. Only then do the MPC signers produce the one signature the ledger understands.",
        notes: [
          {
            term: "Bound",
            value:
              "Each approval covers the exact transaction, a nonce and an expiry, and every signer verifies the quorum itself.",
          },
          {
            term: "Rollback",
            value:
              "Old and new approvals run in parallel and must agree, until the old path is switched off.",
          },
          {
            term: "Limit",
            value:
              "For ordinary accounts the ledger’s signature remains classical. A contract account can demand a post-quantum one as well.",
          },
        ],
      },
    },
  },
  government: {
    title: "The parts that change",
    intro:
      "As drawn, with X25519MLKEM768 and ML-DSA-65, neither architecture meets CNSA 2.0, which binds US National Security Systems. The variant changes these parts.",
    columns: ["Part", "General variant", "For CNSA 2.0"],
    rows: [
      [
        "Key agreement",
        "X25519MLKEM768",
        "ML-KEM-1024; a hybrid only where the protocol requires one",
      ],
      ["Approvals, handshakes", "ML-DSA-65", "ML-DSA-87"],
      ["Firmware and boot", "SLH-DSA or ML-DSA", "LMS or XMSS, or ML-DSA-87; SLH-DSA is left out"],
      ["Encryption", "AES, 128 or 256 bits", "AES-256"],
      ["Hashes", "SHA-2, 256 bits and more", "SHA-384 or SHA-512"],
      ["QKD", "Optional input to key derivation", "None"],
    ],
    note: "Other federal systems come under EO 14412 and NIST’s standards, where the parameter sets of the general variant are allowed. Whether a module is validated is decided by its certificate, which the scope names.",
  },
  outcomes: {
    title: "Two outcomes",
    items: [
      {
        title: claims.custody,
        study: "web3-custodian",
        text: "Classical and hybrid paths run side by side, and rules tighten only after the last client has changed. Each stage can be undone until a named point, and the undoing is rehearsed first.",
        link: { label: "The worked example: Web3 custodian", to: "/case-studies#web3-custodian" },
      },
      {
        title: "The next algorithm is a policy release",
        text: "When FIPS 206 or HQC arrives, or a parameter set falls, the inventory says where it matters. The policy names the successor, and the tests show when the change is complete.",
        link: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
      },
    ],
  },
  contact: {
    title: "Start with one signing path",
    text: "Tell us which approval, link or token worries you, without key names or addresses. We answer with the first step, what it needs from you, and a written scope.",
    link: { label: "Talk about a migration", to: "/quantumlabs/contact#migration" },
  },
} as const satisfies TokenizationPage;
