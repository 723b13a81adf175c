import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

export interface Standard {
  document: string;
  subject: string;
  status: string;
}

export interface ReferenceArchitecture extends Point {
  notes: readonly { term: string; value: string }[];
}

export interface Outcome extends Point {
  link: NavLink;
}

interface TokenizationPage {
  meta: PageMeta;
  hero: Hero;
  standards: {
    caption: string;
    columns: { document: string; status: string };
    rows: readonly Standard[];
    note: string;
  };
  capabilities: { title: string; intro: string; items: readonly Point[] };
  sizes: { title: string; intro: string; listTitle: string; items: readonly Point[] };
  handshake: { title: string; intro: string; run: string; note: string };
  architectures: {
    title: string;
    intro: string;
    items: { transport: ReferenceArchitecture; custody: ReferenceArchitecture };
  };
  outcomes: { title: string; note: string; items: readonly Outcome[] };
  contact: NextStep;
}

export const tokenizationPage = {
  meta: {
    title: "Quantum-secure tokenization | Adyakshar Quantum Labs",
    description:
      "Cryptographic inventory, hybrid TLS, ML-DSA approvals in HSMs, MPC custody and algorithm agility for token issuers and custodians, with a rehearsed way back.",
  },
  hero: {
    kicker: "Tokenization",
    title: "Custody that can change its algorithms.",
    lead: "Quantum-secure tokenization for issuers and custodians: hybrid key agreement on every link, post-quantum approvals in your HSMs, threshold keys for the chain. No machine that breaks ECDSA exists today. The dates are why the work starts before one does.",
  },
  standards: {
    caption: "Standards and their dates",
    columns: { document: "Document", status: "Status" },
    rows: [
      {
        document: "FIPS 203",
        subject: "ML-KEM, key encapsulation",
        status: "Effective 14 August 2024",
      },
      { document: "FIPS 204", subject: "ML-DSA, signatures", status: "Effective 14 August 2024" },
      {
        document: "FIPS 205",
        subject: "SLH-DSA, hash-based signatures",
        status: "Effective 14 August 2024",
      },
      {
        document: "FIPS 206",
        subject: "FN-DSA, signatures",
        status: "Not published as of May 2026",
      },
      { document: "HQC", subject: "Code-based key encapsulation", status: "Selected March 2025" },
      {
        document: "NIST IR 8547",
        subject: "Transition, draft of November 2024",
        status:
          "112-bit RSA and ECC deprecated after 2030; quantum-vulnerable algorithms disallowed after 2035",
      },
      {
        document: "CNSA 2.0",
        subject: "US National Security Systems",
        status: "New acquisitions from 1 January 2027: ML-KEM-1024, ML-DSA-87",
      },
    ],
    note: "P-256 offers about 128 bits: the 2030 line passes it by, the 2035 line does not.",
  },
  capabilities: {
    title: "Five capabilities",
    intro: "In the order in which a migration uses them. Each ends in a state you could stay in.",
    items: [
      {
        title: "Cryptographic inventory",
        text: "Every key, certificate, protocol and library that signs or encrypts, found in source, configuration, HSM partitions and recorded handshakes, then ranked by how long its secret must hold. You keep a machine-readable bill of materials (CycloneDX CBOM) and the scans that refresh it.",
      },
      {
        title: "Hybrid transport",
        text: "TLS 1.3 with X25519MLKEM768, the default group in OpenSSL 3.5. The client's share grows from 32 to 1,216 bytes, enough to split a ClientHello over two packets, so the middleboxes on your path are tested before any traffic moves.",
      },
      {
        title: "PQC signing in HSMs",
        text: "ML-DSA-65 or ML-DSA-87 for approvals, releases and audit logs, with keys that are generated in the module and never leave it. A context string per purpose keeps an approval from being replayed as a release. SLH-DSA where a signature must outlive doubts about lattices. What your module's own certificate covers, and what it does not yet, is written down.",
      },
      {
        title: "MPC custody",
        text: "Chain keys exist only as shares: FROST (RFC 9591) where the chain takes Schnorr, threshold ECDSA where it does not, refreshed without changing the address. FROST is not post-quantum and no NIST threshold standard exists yet, so the signature on chain is as strong as the chain's own scheme, and no stronger.",
      },
      {
        title: "Agility and QKD",
        text: "Algorithms named in versioned policy rather than in code, along the lines of NIST CSWP 39 (December 2025), with the change rehearsed in both directions. Where a fibre link exists, QKD keys arrive over ETSI GS QKD 014 or 004 as one more input to key derivation, never the only one: the NSA does not recommend QKD for National Security Systems.",
      },
    ],
  },
  sizes: {
    title: "What it costs in bytes",
    intro:
      "Lattice schemes are quick to compute. What fails in a migration is a format with no room for them.",
    listTitle: "Where we look first",
    items: [
      {
        title: "Columns and structs",
        text: "Fields declared for a 64-byte signature, in databases, wire formats and on smart cards.",
      },
      {
        title: "Tokens in cookies",
        text: "One ML-DSA-65 signature in base64 outgrows what browsers accept as a cookie.",
      },
      {
        title: "Certificate chains",
        text: "Each certificate carries a public key and a signature; a chain multiplies both in every handshake.",
      },
      {
        title: "Logs that sign every line",
        text: "Sign a Merkle root per batch instead, and the growth is paid once per batch.",
      },
    ],
  },
  handshake: {
    title: "Run the handshake",
    intro:
      "A hybrid key agreement and a quorum of approvals, computed in your browser. Flip one bit and see which check catches it.",
    run: "Run it here",
    note: "Nothing is loaded before you ask, and nothing is sent. A demonstration, not TLS and not a product.",
  },
  architectures: {
    title: "Two reference architectures",
    intro: "Starting points, drawn with their real sizes. Your inventory decides what changes.",
    items: {
      transport: {
        title: "Two key agreements on every link",
        text: "Every link that carries key material, approvals or client data agrees on its key twice, once classically and once with ML-KEM, and derives the session key from both.",
        notes: [
          {
            term: "First",
            value:
              "Key agreement. Recorded traffic can be decrypted later; a forged handshake cannot be sent into the past. So signatures may follow.",
          },
          {
            term: "Then",
            value:
              "ML-DSA handshake signatures on links under your own CA, as drawn. Public endpoints keep classical certificates until public CAs issue others.",
          },
          {
            term: "Way back",
            value:
              "X25519 stays in the list of groups. Withdrawing the hybrid is one policy change, link by link.",
          },
          {
            term: "Limit",
            value: "What was recorded before the switch stays exposed.",
          },
        ],
      },
      custody: {
        title: "Approvals off chain, threshold keys on chain",
        text: "A transfer moves only when a quorum has signed it with ML-DSA and the policy engine has checked every signature. Only then do the MPC signers produce the one signature the ledger understands.",
        notes: [
          {
            term: "Bound",
            value:
              "Each approval covers the exact transaction, a nonce and an expiry. Every signer verifies the quorum itself before its share takes part.",
          },
          {
            term: "Way back",
            value:
              "Old and new approvals run in parallel and must agree. Until the old path is switched off, the new one can be withdrawn.",
          },
          {
            term: "Limit",
            value:
              "The ledger's signature remains classical. A chain must change its own rules to alter that; Bitcoin's BIP-360 is a proposal.",
          },
        ],
      },
    },
  },
  outcomes: {
    title: "Two outcomes",
    note: "The custodian is an illustrative case.",
    items: [
      {
        title: "Zero-downtime PQC migration",
        text: "Classical and hybrid paths run side by side, traffic moves in stages, and each stage has a rollback that has been run, in production, before it is needed.",
        link: { label: "Case study: Web3 custodian", to: "/case-studies#web3-custodian" },
      },
      {
        title: "The next algorithm is a policy release",
        text: "When FIPS 206 or HQC arrives, or a parameter set falls, the inventory says where it matters, policy says what replaces it, and the tests say when it is done.",
        link: { label: "PQC roadmap and inventory guide, on request", to: "/resources" },
      },
    ],
  },
  contact: {
    title: "Start with one signing path",
    text: "Tell us which approval, link or token worries you. We answer with what an inventory of it would cover and how long the secret behind it has to hold.",
    link: { label: "Talk about custody", to: "/quantumlabs/contact" },
  },
} as const satisfies TokenizationPage;
