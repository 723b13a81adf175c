import { claims } from "../specification.ts";

export const tokenizationPage = {
  meta: {
    title: "Quantum-secure tokenization | Adyakshar Quantum Labs",
    description:
      "Post-quantum cryptography for token issuers and custodians: inventory, hybrid TLS, ML-DSA approvals in HSMs, MPC custody, issuer keys and a rehearsed rollback.",
  },
  hero: {
    kicker: "Quantum-secure tokenization",
    title: "Post-quantum keys for\u00a0banks and\u00a0custodians.",
    lead: "We replace keys that a quantum computer could break, one stage at a time. You can undo each stage until a point we agree on in advance.",
    action: { label: "Ask for the blueprint", to: "/contact#blueprint" },
    instrument: { label: "Run the handshake", to: "/tokenization#handshake" },
  },
  start: {
    title: "A bank can start without a token",
    intro:
      "Here a token is a claim on an asset in a ledger, and most of the work never touches one. A bank, an insurer or an agency begins with the same inventory, so you can order the blueprint alone.",
    links: [
      { label: "What binds a bank, and what does not", to: "/resources#bank" },
      { label: "How to take the inventory yourself", to: "/resources#pqc-inventory" },
    ],
  },
  standards: {
    statement: "A ten\u2011year secret outlives every date here.",
    intro:
      "The calendar shows US federal dates, the table adds two rules that bind banks in the EU, and the roadmap has more for banks.",
    table: "The dates as a table",
    columns: ["Document", "Subject", "Status"],
    rows: [
      [
        "FIPS 203, 204, 205",
        "The first three standards: key agreement with ML-KEM, signatures with ML-DSA, hash-based signatures with SLH-DSA",
        "Effective August 14, 2024",
      ],
      [
        "FIPS 206",
        "FN-DSA, smaller lattice signatures that derive from Falcon",
        "Not published yet",
      ],
      ["HQC", "Code-based key encapsulation", "Selected March 2025"],
      [
        "NIST IR 8547",
        "NIST’s timetable for the transition, a draft of November 2024",
        "Would deprecate RSA-2048 and other schemes of 112-bit strength after 2030 and disallow every quantum-vulnerable algorithm after 2035",
      ],
      [
        "EO 14412",
        "An executive order for US federal high-value assets and high-impact systems",
        "Signed June 22, 2026. Key establishment must change by December 31, 2030, and signatures by December 31, 2031. A rule for contractors is to be proposed with the 2030 date",
      ],
      [
        "OMB M-26-15",
        "A memorandum for federal agencies, National Security Systems excluded",
        "Of June 24, 2026. Agencies plan within 120 days, mitigate as much risk as feasible by December 31, 2030, and finish in five phases by 2035",
      ],
      [
        "CNSA 2.0",
        "The NSA’s algorithm suite for US National Security Systems",
        "Binds new acquisitions from January 1, 2027. What cannot support it is phased out by December 31, 2030, and it is mandatory by December 31, 2031 unless otherwise noted",
      ],
      [
        "Department of War strategy",
        "All systems of the department",
        "Released June 23, 2026. Systems must support the algorithms by December 31, 2030 and use them by December 31, 2031 unless otherwise noted",
      ],
      [
        "DORA, rules (EU) 2024/1774",
        "EU financial entities, crypto-asset service providers included",
        "Since January 17, 2025 it asks for a cryptography policy that follows cryptanalysis and, at least for critical or important functions, for a register of certificates and of the devices that store them",
      ],
      [
        "PCI DSS 4.0.1, 12.3.3",
        "All who store, process or transmit payment card data",
        "Since March 31, 2025 it asks for an inventory of cipher suites and protocols that is reviewed every 12 months",
      ],
    ],
    note: (checked: string) =>
      `On wide screens a dot or a bar is one month, a cross means disallowed, and hollow marks are drafts. Ten years is an example; your inventory gives the real number. The curve P-256 offers about 128 bits, so the draft IR 8547 leaves it alone in 2030 and disallows it after 2035, but for federal high-value systems EO 14412 comes first. We cite the Department of War’s strategy and the 2030 goal of M-26-15 from reports, and PCI DSS from a published copy. We checked all dates on ${checked}.`,
  },
  issuer: {
    title: "The keys of an issuer",
    text: "An attacker who can forge the issuer’s signature doesn’t need to break any holder’s wallet. Under ERC-3643, a standard for tokens with transfer rules, agents hold such keys too. So minting belongs behind a quorum and a daily limit in the contract, a burn pays out only after the asset’s register has been reconciled, and lifting a freeze takes more signatures than imposing one. The key that can upgrade the contract’s code moves first, to a contract account with a delay and, where fees allow it, a post-quantum check. Oracles can sign prices with ML-DSA off chain, but the transaction itself still needs the chain’s own signature.",
  },
  capabilities: {
    title: "Five capabilities",
    intro: "You can take these one by one, or in the seven stages of the roadmap.",
    items: [
      {
        title: "Cryptographic inventory",
        lead: "We list your keys, certificates, protocols and libraries, rank them by how long each secret must hold, and tell you what a scan cannot see.",
        text: "We look in source code, configuration, HSM partitions and recorded handshakes. You keep the list as a bill of materials in the CycloneDX format, together with the scans that keep it current.",
      },
      {
        title: "Hybrid transport",
        lead: "With a hybrid group, TLS 1.3 derives its key from a classical and a post-quantum secret, so an attacker must break both.",
        text: "Before any traffic moves, we test every device on the path that inspects it, because some of them choke on longer messages. OpenSSL 3.5 already prefers the pair X25519MLKEM768, for which a client offers 1,216 bytes where X25519 alone takes 32. That share fits into one packet, but the whole first message usually does not.",
      },
      {
        title: "PQC signing in HSMs",
        lead: "ML-DSA signs approvals, releases and audit logs. Its keys never leave the hardware security module unwrapped.",
        text: "Version 3.2 of PKCS#11, the common interface of these modules, defines ML-DSA. We write down what your module offers and what its certificate really covers. A context string for each purpose keeps an approval from being replayed as a release. Where a signature must hold even if lattice schemes fall, we use the hash-based SLH-DSA.",
      },
      {
        title: "MPC custody",
        lead: "With multiparty computation, a chain key exists only as shares that sign together and are never joined.",
        text: "The shares sign with ECDSA or with FROST, a threshold form of Schnorr. They are made in a ceremony and kept apart. We rehearse their recovery before any asset moves. For an ordinary account a new key means a new address, so the assets are swept there. FROST as RFC 9591 defines it doesn’t produce Bitcoin’s signatures; BIP-445, a draft, would. None of these schemes is post-quantum, and NIST has no threshold standard yet.",
      },
      {
        title: "Agility and QKD",
        lead: "A versioned policy names the algorithms, so that the next change is a rehearsed release. Quantum key distribution is optional.",
        text: "We follow NIST’s white paper on crypto agility, CSWP 39 of December 2025. Where a fiber link exists, QKD can deliver further keys through ETSI’s interfaces, GS QKD 014 or 004. They are one more input to key derivation and never the only one. The NSA doesn’t recommend QKD for National Security Systems. The Department of War is reported to have barred its use in November 2025.",
      },
    ],
  },
  sizes: {
    title: "Larger keys and signatures",
    /** Under the bytes of three handshakes, from the classical one on. */
    kinds: ["bytes today", "with a hybrid exchange", "and ML-DSA certificates"],
    intro: (exchange: number, certificates: number) =>
      `With a hybrid key exchange, a handshake carries ${exchange} times the cryptographic bytes and needs no extra round trip. If the server’s two certificates are ML-DSA too, it carries ${certificates} times today’s bytes and usually needs one more trip.`,
  },
  exposure: {
    title: "Which public keys are visible on chain",
    intro:
      "A quantum computer can attack a private key only once its public key is visible. Some types of address show it on receipt, and most at the first spend.",
    /** Over the bars stand the moments when a key can become visible. */
    axis: ["received", "first spend"],
    /** An address is open if that depends on how it is used. */
    items: [
      {
        title: "Bitcoin, to a public key (P2PK)",
        visible: "On receipt",
        from: "receipt",
        text: "The output is the key itself, so only moving the coins helps.",
      },
      {
        title: "Bitcoin, to a key’s hash (P2PKH, P2WPKH)",
        visible: "At the first spend",
        from: "spend",
        text: "The hash protects the key until the first spend, unless the address is used again.",
      },
      {
        title: "Bitcoin, to a script’s hash (P2SH, P2WSH)",
        visible: "At the first spend",
        from: "spend",
        text: "A spend shows the script and every key in it, even those that didn’t sign.",
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
        isOpen: true,
        text: "BIP-360, a draft, would keep Taproot’s scripts and drop its key.",
      },
      {
        title: "Ethereum, a key’s own account",
        visible: "At the first public signature",
        from: "spend",
        text: "Any signature, even of a message, gives the public key away.",
      },
      {
        title: "Ethereum, a contract account (ERC-4337)",
        visible: "As its code decides",
        from: "receipt",
        isOpen: true,
        text: "Its code can verify post-quantum signatures, at millions of gas each. The bundler that submits its transactions still signs with ECDSA.",
      },
    ],
    note: "No machine that exists can break such a key.",
    estimates: "How soon a machine could",
    estimate:
      "In March 2026 Google estimated, in arXiv 2603.28846, that fewer than 500,000 physical qubits could do it in minutes. A Bitcoin spend waits about that long for its confirmation, usually with its key visible. Another group, in arXiv 2603.28627, estimates days with 26,000 movable atoms.",
  },
  handshake: {
    run: "Run the handshake",
    note: "This demonstration runs in your browser, is not TLS and sends nothing.",
  },
  architectures: {
    title: "Two reference architectures",
    items: {
      transport: {
        title: "Two key agreements on every link",
        text: "Every link that carries keys, approvals or client data takes its session key from two secrets, a classical one and one from [[ML-KEM]].",
        listed: "Order, rollback, limit",
        notes: {
          Order:
            "Key agreement changes first, because traffic recorded today could be decrypted later. Signatures follow where you issue the certificates yourself.",
          Rollback:
            "X25519 stays in the list, so a policy change can withdraw the hybrid, link by link.",
          Limit:
            "Sessions that were recorded before the switch stay exposed, and so do those that fall back to X25519.",
        },
      },
      custody: {
        title: "Approvals off chain, threshold keys on chain",
        text: "A quorum signs the transfer with [[ML-DSA]] and the policy engine checks it. Only then do the [[MPC]] signers produce the one signature that the ledger accepts.",
        listed: "Bound, rollback, limit",
        notes: {
          Bound:
            "Each approval covers one transaction, works once and expires. Every signer verifies the quorum by itself.",
          Rollback:
            "At first the old approval decides while the new one is only recorded. Then both are required, and finally the new one decides. Every step can be undone until assets move or the old keys are destroyed.",
          Limit:
            "On a public chain an ordinary account still signs classically. A ledger of your own can change as soon as its software does.",
        },
      },
    },
  },
  government: {
    title: "The variant for CNSA 2.0",
    intro:
      "As drawn, neither architecture meets CNSA 2.0, which binds US National Security Systems. This variant meets it by changing six parts.",
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
    note: "Other federal systems follow EO 14412 and NIST’s standards, which allow the general variant and, for now, P-256 as a fallback, but not X25519 alone. The scope of a project names the certificate that validates each module.",
  },
  outcomes: {
    title: "Two outcomes",
    items: [
      {
        title: claims.custody,
        study: "web3-custodian",
        text: "Classical and hybrid paths run side by side until the last client has changed. We rehearse undoing each stage before it begins. You keep the cutover runbook and the rollback log.",
        link: { label: "The worked example: Web3 custodian", to: "/case-studies#web3-custodian" },
      },
      {
        title: "The next algorithm is a policy release",
        text: "When an algorithm falls, you first change one line of the policy. The inventory says where it is still used, and tests show when it is gone.",
        link: { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
      },
    ],
  },
  contact: {
    title: "Start with one signing path",
    text: "Tell us which approval, link or token worries you most, without key names or addresses, and we’ll tell you what to do first.",
    link: { label: "Talk about a migration", to: "/quantumlabs/contact#migration" },
  },
} as const;
