import { claims, weeks } from "../specification.ts";
import type { PageMeta } from "../types.ts";

export const tokenizationPage = {
  meta: {
    title: "Quantum-secure tokenization | Adyakshar Quantum Labs",
    description:
      "Post-quantum cryptography for token issuers and custodians: inventory, hybrid TLS, ML-DSA approvals in HSMs, MPC custody, issuer keys and a rehearsed rollback.",
  } satisfies PageMeta,
  hero: {
    kicker: "Quantum-secure tokenization",
    title: "Post-quantum keys for\u00a0banks and\u00a0custodians.",
    lead: "We move banks and custodians to post-quantum cryptography, one stage at a time. You can undo each stage until a point we agree on in advance.",
    action: { label: "Ask for the blueprint", to: "/contact#blueprint" },
    board: "Read the board page (PDF)",
    rules: { label: "What binds a bank, and what does not", to: "/resources#bank" },
  },
  start: {
    title: "A bank starts with the first of seven stages",
    intro:
      "By token we mean a claim on an asset, recorded on a ledger. Most of the work never touches one, so any bank or agency begins with the same inventory.",
    /** Under each stage of the roadmap: whether it has a point of no return. */
    reversible: "Can always be undone",
    finalAfter: "Can be undone until",
    first: `You can order the first stage alone. The PQC readiness blueprint takes ${weeks.project} and gives you the inventory and a dated plan for the others.`,
    offer: { label: "What drives its price", to: "/#pricing-section" },
  },
  sizes: {
    title: "Larger keys and signatures",
    /** Beside the bytes of three handshakes. */
    kinds: {
      classical: "bytes today",
      hybrid: "with a hybrid exchange",
      certificates: "and ML-DSA certificates",
    },
    intro: (exchange: number, certificates: number) =>
      `With a hybrid key exchange, a handshake carries ${exchange} times the cryptographic bytes and needs no extra round trip. With ML-DSA certificates too, it carries ${certificates} times today’s bytes and usually needs one more trip.`,
  },
  handshake: {
    run: "Run the handshake",
    note: "It runs in your browser, is not TLS and sends nothing.",
  },
  capabilities: {
    title: "Five capabilities",
    intro: "You can take these one by one, or in the order of the stages.",
    items: [
      {
        title: "Cryptographic inventory",
        lead: "We list your keys, certificates, protocols and libraries, and rank them by how long each secret must hold.",
        text: "We look in source code, configuration, HSM partitions and recorded handshakes. We also tell you what a scan cannot see. You keep a bill of materials in the CycloneDX format and the scans that keep it current.",
      },
      {
        title: "Hybrid transport",
        lead: "TLS 1.3 derives its key from a classical and a post-quantum secret, so an attacker must break both.",
        text: "Before any traffic moves, we test every inspecting device that you control, because some of them choke on longer messages. OpenSSL 3.5 already prefers the pair X25519MLKEM768. Its share fits into one packet, but the client’s whole first message usually does not.",
      },
      {
        title: "PQC signing in HSMs",
        lead: "ML-DSA signs approvals, releases and audit logs. Its keys never leave the module unwrapped.",
        text: "PKCS#11 defines ML-DSA from version 3.2 on. We write down what your module offers and what its certificate really covers. A context string for each purpose keeps an approval from being replayed as a release. Where a signature must hold even if lattice schemes fall, we use SLH-DSA, which is hash-based.",
      },
      {
        title: "MPC custody",
        lead: "With multiparty computation, a chain key exists only as shares that sign together and are never joined.",
        text: "The shares sign with ECDSA or with FROST, a threshold form of Schnorr. They are made in a ceremony, and we rehearse their recovery before any asset moves. An ordinary account’s new key means a new address, so the assets are swept there. FROST as RFC 9591 defines it doesn’t produce Bitcoin’s signatures; BIP-445, a draft, would. None of these schemes is post-quantum, and NIST has no threshold standard yet.",
      },
      {
        title: "Agility and QKD",
        lead: "A versioned policy names the algorithms, so the next change is a rehearsed release. Quantum key distribution is optional.",
        text: "We follow CSWP 39, NIST’s white paper on crypto agility. Where a fiber link exists, QKD can deliver further keys through ETSI GS QKD 014 or 004, as one more input to key derivation and never the only one. The NSA doesn’t recommend QKD for National Security Systems.",
      },
    ],
  },
  architectures: {
    title: "Two reference architectures",
    items: {
      transport: {
        title: "Two key agreements on every link",
        text: "Every link that carries keys, approvals or client data takes its session key from two secrets, a classical one and one from ML-KEM.",
        listed: "Order, rollback, limit",
        notes: {
          Order:
            "Key agreement changes first, because traffic recorded today could be decrypted later. Signatures follow where you issue the certificates yourself.",
          Rollback:
            "X25519 stays in the list, so a policy change can withdraw the hybrid, link by link.",
          Limit:
            "Sessions recorded before the switch stay exposed, and so do those that fall back to X25519.",
        },
      },
      custody: {
        title: "Approvals off chain, threshold keys on chain",
        text: "A quorum signs the transfer with ML-DSA and the policy engine checks it. Only then do the signers, by multiparty computation, produce the one signature that the ledger accepts.",
        listed: "Bound, rollback, limit",
        notes: {
          Bound:
            "Each approval covers one transaction, works once and expires. Every signer verifies the quorum by itself.",
          Rollback:
            "At first the old approval decides and the new one is only recorded. Then both must agree, and finally the new one decides.",
          Limit:
            "On a public chain an ordinary account still signs classically. A ledger of your own can change as soon as its software does.",
        },
      },
    },
  },
  variants: {
    title: "Federal systems, Web3 and issuers",
    government: {
      title: "US federal systems: the dates and the variant for CNSA 2.0",
      dates: {
        columns: ["Document", "Binds", "Asks for"],
        rows: [
          [
            "CNSA 2.0",
            "US National Security Systems",
            "New acquisitions comply from January 1, 2027; it is mandatory by December 31, 2031 unless otherwise noted",
          ],
          [
            "EO 14412",
            "Federal high-value assets and high-impact systems",
            "Key establishment changes by December 31, 2030, signatures by December 31, 2031; a contractor rule with the 2030 date is to be proposed",
          ],
          [
            "OMB M-26-15",
            "Federal agencies, National Security Systems excluded",
            "Plans within 120 days of June 24, 2026, and five phases to 2035",
          ],
        ],
        note: (checked: string) =>
          `We checked these dates on ${checked}; the roadmap has ten sources.`,
      },
      intro:
        "As drawn, neither architecture meets CNSA 2.0. The variant that does differs in six parts.",
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
          "LMS or XMSS, which are hash-based and keep a counter, or ML-DSA-87; SLH-DSA is left out",
        ],
        ["Encryption", "AES, 128 or 256 bits", "AES-256"],
        ["Hashes", "SHA-2, 256 bits and more", "SHA-384 or SHA-512"],
        ["QKD", "Optional input to key derivation", "None"],
      ],
      note: "Other federal systems follow EO 14412 and NIST’s standards, which allow the general variant and, for now, P-256 as a fallback, but not X25519 alone.",
    },
    exposure: {
      title: "Web3: which public keys are visible on chain",
      intro:
        "A quantum computer can attack a private key only once its public key is visible, and no machine that exists can do it.",
      columns: ["Type of address", "Key visible", "What that means"],
      rows: [
        [
          "Bitcoin, to a public key (P2PK) or Taproot (P2TR)",
          "On receipt",
          "The output holds a key that can spend alone, so only moving the coins helps.",
        ],
        [
          "Bitcoin, to a key’s hash (P2PKH, P2WPKH)",
          "At the first spend",
          "The hash protects the key until then, unless the address is used again.",
        ],
        [
          "Bitcoin, to a script’s hash (P2SH, P2WSH)",
          "At the first spend",
          "A spend shows every key in the script, even those that didn’t sign.",
        ],
        [
          "Bitcoin, to a Merkle root (P2MR)",
          "For some scripts, at the spend",
          "BIP-360, a draft, would keep Taproot’s scripts and drop its key.",
        ],
        [
          "Ethereum, a key’s own account",
          "At the first signature",
          "Even a signed message gives the key away.",
        ],
        [
          "Ethereum, a contract account (ERC-4337)",
          "As its code decides",
          "It can verify post-quantum signatures, at millions of gas each; its bundler still signs with ECDSA.",
        ],
      ],
      note: "In March 2026 Google estimated, in arXiv 2603.28846, that fewer than 500,000 physical qubits could break such a key in minutes, about as long as a Bitcoin spend waits for its confirmation.",
    },
    issuer: {
      title: "Issuers: mint, burn, freeze, upgrade and oracle keys",
      text: "Whoever can forge the issuer’s signature doesn’t need to break any holder’s wallet. So minting belongs behind a quorum and a daily limit in the contract, a burn pays out only after the asset’s register has been reconciled, and lifting a freeze takes more signatures than imposing one. The key that can upgrade the contract’s code moves first, to a contract account with a delay and, where fees allow it, a post-quantum check. Oracles can sign prices with ML-DSA off chain, but the transaction itself still needs the chain’s own signature.",
    },
  },
  outcomes: {
    title: "Two outcomes",
    items: [
      {
        title: claims.custody,
        isClaim: true,
        text: "Classical and hybrid paths run side by side until the last client has changed. You keep the cutover runbook and the log of each rehearsed rollback.",
        link: { label: "The worked example: Web3 custodian", to: "/case-studies#web3-custodian" },
      },
      {
        title: "The next algorithm is a policy release",
        isClaim: false,
        text: "When an algorithm falls, you change one line of the policy. The inventory says where it is still used, and tests show when it is gone.",
        link: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
      },
    ],
  },
  contact: {
    title: "Start with one signing path",
    text: "Describe one approval, link or token, without key names or addresses. You get back the stage we would move first and how we would rehearse undoing it.",
    link: { label: "Ask about a migration", to: "/quantumlabs/contact#migration" },
  },
} as const;
