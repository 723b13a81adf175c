import { claims } from "../specification.ts";
import type { Capability, Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";
import type { ComputedStudyId } from "./case-studies.ts";

export interface ReferenceArchitecture extends TitledText {
  /** Opens the notes on a small screen. */
  listed: string;
  notes: readonly { term: string; value: string }[];
}

export interface Outcome extends TitledText {
  /** For a claim of the specification, which is illustrative: the study whose computed result is shown beside it. */
  study?: ComputedStudyId;
  link: NavLink;
}

interface ExposedKey extends TitledText {
  /** When the public key can be read. */
  visible: string;
  /** The same as drawn: from when on, and what it depends on. */
  from: "receipt" | "spend";
  open?: string;
}

/** A table of plain text: the first cell of a row names it. */
interface PlainTable {
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
    /** Whose dates they are. */
    intro: string;
    /** Opens the table. */
    table: string;
    columns: readonly [document: string, subject: string, status: string];
    rows: readonly (readonly [document: string, subject: string, status: string])[];
    note: string;
  };
  issuer: TitledText;
  capabilities: { title: string; intro: string; items: readonly Capability[] };
  sizes: {
    title: string;
    /** How many times the cryptographic bytes of a classical handshake: with a hybrid key exchange, and with new certificates too. */
    intro: (exchange: number, certificates: number) => string;
  };
  exposure: {
    title: string;
    intro: string;
    /** Over the bars: when a key can become visible. */
    axis: readonly [receipt: string, spend: string];
    items: readonly ExposedKey[];
    /** Opens a sentence on each of them on a small screen. */
    listed: string;
    note: string;
  };
  handshake: { run: string; note: string };
  architectures: {
    title: string;
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
    lead: "We migrate banks and custodians to post-quantum cryptography (PQC): inventory first, then links, hardware security modules (HSMs) and the approvals behind tokens. A token here is a claim on an asset, kept on a ledger, not a card number.",
    action: { label: "Run the handshake", to: "/tokenization#handshake" },
  },
  start: {
    title: "A bank can start without a token",
    intro:
      "Banks, insurers and agencies follow the same steps. You receive the inventory as a cryptographic bill of materials (CBOM).",
    links: [
      { label: "What applies to a bank", to: "/resources#bank" },
      { label: "Inventory guide", to: "/resources#pqc-inventory" },
    ],
  },
  standards: {
    statement: "A ten\u2011year secret outlives every date here.",
    intro: "These are US federal dates; the table adds the EU and payment cards.",
    table: "The dates as a table",
    columns: ["Document", "Subject", "Status"],
    rows: [
      [
        "FIPS 203, 204, 205",
        "Federal Information Processing Standards for key encapsulation (ML-KEM) and signatures (ML-DSA) on module lattices, hash-based signatures (SLH-DSA)",
        "Effective August 14, 2024",
      ],
      [
        "FIPS 206",
        "FN-DSA, signatures that derive from Falcon",
        "Not published as of November 2026",
      ],
      ["HQC", "Code-based key encapsulation", "Selected March 2025"],
      [
        "NIST IR 8547",
        "Internal report of the National Institute of Standards and Technology on the transition, draft of November 2024",
        "RSA-2048 and other schemes of 112-bit strength deprecated after 2030; quantum-vulnerable algorithms disallowed after 2035",
      ],
      [
        "EO 14412",
        "Executive order, for US federal high-value assets and high-impact systems",
        "Signed June 22, 2026, with key establishment by December 31, 2030, signatures by December 31, 2031; a rule for contractors is to be proposed, with the 2030 date",
      ],
      [
        "OMB M-26-15",
        "Memo of the Office of Management and Budget, for federal agencies without National Security Systems",
        "Of June 24, 2026, with plans within 120 days, as much risk mitigated as feasible by December 31, 2030, five phases to 2035",
      ],
      [
        "CNSA 2.0",
        "Commercial National Security Algorithm Suite, for US National Security Systems",
        "New acquisitions from January 1, 2027; what cannot support it is phased out by December 31, 2030; mandatory by December 31, 2031 unless otherwise noted",
      ],
      [
        "Department of War strategy",
        "All systems of the department",
        "Released June 23, 2026, with support by December 31, 2030, use by December 31, 2031 unless otherwise noted",
      ],
      [
        "Digital Operational Resilience Act (DORA), rules (EU) 2024/1774",
        "EU financial entities, crypto-asset service providers included",
        "Has asked since January 17, 2025, for a cryptography policy that follows cryptanalysis and, for at least critical or important functions, a register of certificates and of the devices that store them",
      ],
      [
        "Payment card standard PCI DSS 4.0.1, 12.3.3",
        "All who store, process or transmit payment card data",
        "Has asked since March 31, 2025, for an inventory of cipher suites and protocols, reviewed every 12 months",
      ],
    ],
    note: "On wide screens a dot or bar is one month, and a cross means disallowed. Hollow is a draft. Ten years are an example; the inventory finds yours. The elliptic curve P-256 offers about 128 bits, so the draft IR 8547 leaves it alone in 2030 and disallows it after 2035. For federal high-value systems EO 14412 comes first. The Department of War’s strategy, the 2030 goal of M-26-15 and PCI DSS are cited from reports. All were checked on November 16, 2026.",
  },
  issuer: {
    title: "The keys of an issuer",
    text: "Whoever can forge an issuer’s signature needs no holder’s wallet. Under ERC-3643, a standard for tokens with transfer rules, agents hold such keys too. Minting belongs behind a quorum and a daily limit in the contract. Before a burn pays out, the asset’s register is reconciled. A release takes more signatures than a freeze. The key that can replace the contract’s code moves first: to a contract account with a delay and, fees allowing, a post-quantum check. Oracles sign prices with ML-DSA off chain, but the transaction still needs the chain’s own signature.",
  },
  capabilities: {
    title: "Five capabilities",
    intro:
      "These are parts, not steps. The roadmap orders the work in seven stages; you can stop after any.",
    items: [
      {
        title: "Cryptographic inventory",
        lead: "We list keys, certificates, protocols and libraries, ranked by how long each secret must hold, and say what scans cannot see.",
        text: "We look in source code, configuration, HSM partitions and recorded handshakes. You keep the list as a CBOM in the CycloneDX format, with the scans that refresh it.",
      },
      {
        title: "Hybrid transport",
        lead: "Transport Layer Security (TLS 1.3) mixes two secrets into one key: a classical one (X25519) and a post-quantum one (ML-KEM).",
        text: "ML-KEM is the module-lattice key encapsulation mechanism of FIPS 203, a US standard. We test the middleboxes on your path before any traffic moves. OpenSSL 3.5 prefers the pair, X25519MLKEM768. Its client sends a share of the pair (1,216 bytes) and one of X25519 alone (32), perhaps in two packets.",
      },
      {
        title: "PQC signing in HSMs",
        lead: "ML-DSA, the module-lattice digital signature algorithm, signs approvals, releases and audit logs. Its keys never leave the module unwrapped.",
        text: "Version 3.2 of PKCS#11, the common interface of HSMs, defines ML-DSA. We write down what your module offers and what its certificate covers. A context string per purpose keeps an approval from being replayed as a release. SLH-DSA, its stateless hash-based counterpart, signs what must hold even if lattice schemes are broken.",
      },
      {
        title: "MPC custody",
        lead: "With multiparty computation (MPC) a chain key exists only as shares, which sign together and are never joined.",
        text: "The shares sign with ECDSA, the common elliptic-curve signature, or with FROST (flexible round-optimized Schnorr threshold signatures). They are made in a ceremony and kept apart, and their recovery is rehearsed before any asset moves. For an ordinary account a new key has a new address, to which the assets are swept. FROST as published in a request for comments (RFC 9591) cannot produce Bitcoin’s signatures. A variant that can is an open Bitcoin improvement proposal (BIP-445). None of these schemes is post-quantum, and the US standards institute, NIST, has no threshold standard yet.",
      },
      {
        title: "Agility and QKD",
        lead: "A versioned policy names the algorithms. Changes and rollbacks are rehearsed. Quantum key distribution (QKD) is optional.",
        text: "We follow the cybersecurity white paper of NIST on crypto agility (CSWP 39, December 2025). Where a fiber link exists, QKD delivers further keys, over group specifications (GS) QKD 014 or 004 of the European standards body ETSI. They are one more input to key derivation, never the only one. The US National Security Agency does not recommend QKD for National Security Systems, and the Department of War barred its use in November 2025, as reported.",
      },
    ],
  },
  sizes: {
    title: "Larger keys and signatures",
    intro: (exchange, certificates) =>
      `A hybrid key exchange needs ${exchange} times the cryptographic bytes and no extra round trip. With two ML-DSA certificates it is ${certificates} times and usually one extra trip.`,
  },
  exposure: {
    title: "Which public keys are visible on chain",
    intro:
      "A quantum computer can attack only a key that it sees. Some types of address show the public key on receipt, most at the first spend.",
    axis: ["received", "first spend"],
    listed: "Seven types of address in full",
    items: [
      {
        title: "Bitcoin, to a public key (P2PK)",
        visible: "On receipt",
        from: "receipt",
        text: "The output is the key. Only moving the coins helps.",
      },
      {
        title: "Bitcoin, to a key’s hash (P2PKH, P2WPKH)",
        visible: "At the first spend",
        from: "spend",
        text: "The hash protects the key until the first spend, but not at a reused address.",
      },
      {
        title: "Bitcoin, to a script’s hash (P2SH, P2WSH)",
        visible: "At the first spend",
        from: "spend",
        text: "A spend shows the script and all keys written in it, even those that did not sign.",
      },
      {
        title: "Bitcoin, Taproot (P2TR)",
        visible: "On receipt",
        from: "receipt",
        text: "The output holds a public key that can spend alone, whatever the scripts say.",
      },
      {
        title: "Bitcoin, to a Merkle root (P2MR)",
        visible: "At the spend, for some scripts",
        from: "spend",
        open: "for some scripts",
        text: "This draft (BIP-360) would keep Taproot’s scripts and drop its key.",
      },
      {
        title: "Ethereum, a key’s own account",
        visible: "At the first public signature",
        from: "spend",
        text: "The key follows from any signature, even that of a message.",
      },
      {
        title: "Ethereum, a contract account (ERC-4337)",
        visible: "As its code decides",
        from: "receipt",
        open: "as its code decides",
        text: "By this Ethereum standard (ERC) its code can verify post-quantum signatures, for millions of gas each time. The bundler that submits its transactions still signs with ECDSA.",
      },
    ],
    note: "A spend that awaits confirmation usually shows its key. In March 2026 Google estimated that under 500,000 physical qubits could break that key in minutes (arXiv 2603.28846). Another estimate is 26,000 movable atoms, in days, for a curve of the same size (arXiv 2603.28627). No such machine exists.",
  },
  handshake: {
    run: "Run the handshake",
    note: "This is a demonstration in your browser, not TLS, and nothing is sent.",
  },
  architectures: {
    title: "Two reference architectures",
    items: {
      transport: {
        title: "Two key agreements on every link",
        text: "A link that carries keys, approvals or client data derives its session key from two secrets: a classical one, and one from ML-KEM.",
        listed: "Order, rollback, limit",
        notes: [
          {
            term: "Order",
            value:
              "Key agreement changes first, because recorded traffic could be decrypted later. ML-DSA signatures follow where you issue the certificates.",
          },
          {
            term: "Rollback",
            value:
              "X25519 stays in the list, so one policy change withdraws the hybrid, link by link.",
          },
          {
            term: "Limit",
            value:
              "Sessions recorded before the switch stay exposed, and so do those that fall back to X25519.",
          },
        ],
      },
      custody: {
        title: "Approvals off chain, threshold keys on chain",
        text: "A quorum signs a transfer with ML-DSA. The policy engine checks it. Then the multiparty (MPC) signers produce the one signature that the ledger accepts.",
        listed: "Bound, rollback, limit",
        notes: [
          {
            term: "Bound",
            value:
              "Each approval covers one transaction, works once and expires. Every signer verifies the quorum.",
          },
          {
            term: "Rollback",
            value:
              "The old approval decides while the new is recorded; then both are demanded; then the new decides. Each step can be undone.",
          },
          {
            term: "Limit",
            value:
              "On public chains an ordinary account still signs classically. A ledger of your own changes when its software does.",
          },
        ],
      },
    },
  },
  government: {
    title: "The variant for CNSA 2.0",
    intro:
      "As drawn, neither architecture meets the Commercial National Security Algorithm Suite (CNSA) 2.0, which binds US National Security Systems. A variant changes these parts.",
    columns: ["Part", "General variant", "For CNSA 2.0"],
    rows: [
      [
        "Key agreement",
        "X25519MLKEM768",
        "ML-KEM-1024; a hybrid only where the protocol requires one",
      ],
      ["Approvals, handshakes", "ML-DSA-65", "ML-DSA-87"],
      [
        "Firmware and boot",
        "SLH-DSA or ML-DSA",
        "LMS or XMSS, hash-based signatures with a counter, or ML-DSA-87; SLH-DSA is left out",
      ],
      ["Encryption", "AES, 128 or 256 bits", "AES-256"],
      ["Hashes", "SHA-2, 256 bits and more", "SHA-384 or SHA-512"],
      ["QKD", "Optional input to key derivation", "None"],
    ],
    note: "Other federal systems follow EO 14412 and NIST’s standards. These allow the general variant and, for now, P-256 as fallback, not X25519 alone. The scope names the certificate that validates each module.",
  },
  outcomes: {
    title: "Two outcomes",
    items: [
      {
        title: claims.custody,
        study: "web3-custodian",
        text: "Classical and hybrid paths run side by side until the last client has changed. We rehearse undoing each stage, up to a named point. You keep the cutover runbook and the rollback log.",
        link: { label: "The worked example: Web3 custodian", to: "/case-studies#web3-custodian" },
      },
      {
        title: "The next algorithm is a policy release",
        text: "The policy names the new algorithm, the inventory says where the old one is used, and tests show when the change is complete.",
        link: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
      },
    ],
  },
  contact: {
    title: "Start with one signing path",
    text: "Tell us which approval, link or token worries you, without key names or addresses. We answer with the first step.",
    link: { label: "Talk about a migration", to: "/quantumlabs/contact#migration" },
  },
} as const satisfies TokenizationPage;
