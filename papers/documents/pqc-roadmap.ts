import { thousands } from "#app/figures/format.ts";
import { handshakes, WINDOW_BYTES } from "#app/models/pqc/handshake-sizes.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";
import { datesCheckedOn, policyDates } from "#app/models/pqc/policy-dates.ts";
import { migrationStages } from "#app/models/pqc/stages.ts";
import {
  bullets,
  figure,
  files,
  finding,
  heading,
  numbers,
  steps,
  table,
  terms,
  unpack,
  words,
} from "../blocks.ts";
import { exposedYearsCover } from "../covers/exposed-years.ts";
import { handshakeBytes } from "../figures/handshake-bytes.ts";
import { pqcTimeline } from "../figures/pqc-timeline.ts";
import { secrecyLifetime } from "../figures/secrecy-lifetime.ts";
import { lastSafeYear, latestStart } from "../planning-years.ts";
import { references } from "../references.ts";
import type { DocumentSection, PaperDocument } from "../types.ts";

const [classical, hybrid, lattice, national] = handshakes;
const years = [1, 3, 5, 10, 20, 30] as const;
const MIGRATION_YEARS = 4;
/** The work behind each source of the table of dates. */
const citedAs: Readonly<Record<string, string>> = {
  "EO 14412": "eo14412",
  "M-26-15": "m2615",
  "CNSA 2.0": "cnsa",
  DoW: "dow",
  DORA: "dora",
  "PCI DSS": "pcidss",
  "IR 8547": "ir8547",
  EU: "eu",
  "UK NCSC": "ncsc",
  G7: "g7",
};

const dates: DocumentSection = {
  title: "The dates, and what force they have",
  blocks: [
    "Roadmaps are quoted side by side as if they were equal. They are not. Some bind a named group by law or policy, one is a draft by the body that writes the standards, and several are advice that says of itself that it does not prescribe. Table 1 keeps them apart. Ask first whether the column Whom names you, or somebody to whom you sell.",
    table(
      `Dates of the transition in the order in which they fall due, checked on ${datesCheckedOn}. Deadlines carry their last day, rules the first on which they apply. *Second-hand* rows are cited from reports about a document, not from the document itself. The same rows are in the data file.`,
      [
        { title: "Due", mono: true },
        words(0, "Source", "Force"),
        words(3, "Whom"),
        words(5, "What"),
      ],
      policyDates.map(({ date, source, force, isSecondHand, whom, what }) => [
        date,
        `${source} [@${citedAs[source]}]`,
        `${force === "binding" ? "**binding**" : force}${isSecondHand ? ", second-hand" : ""}`,
        whom,
        what,
      ]),
    ),
    "Six readings matter in practice:",
    steps(
      "**Suppliers to federal agencies should plan with 2030.** A rule for contractors with that date is to be proposed under Executive Order 14412, which also asks for minimum elements of a cryptographic bill of materials [@eo14412]. P-256, at about 128 bits, is not touched by the draft's 2030 line for 112-bit schemes; the order comes first.",
      "**National Security Systems stay under CNSA 2.0**, outside the order's memorandum. It accepts ML-KEM-1024 and ML-DSA-87, and LMS or XMSS for signing firmware and software; it leaves out SLH-DSA. X25519MLKEM768, which most of industry is rolling out, and ML-DSA-65 do not meet it [@cnsa]. As others report it, the Department of War's strategy sets the same two years for all of its systems [@dow].",
      "**IR 8547 is still a draft.** It tells where NIST intends to go, and a contract that cites it should say so [@ir8547].",
      "**An EU bank or crypto-asset service provider is bound today, though not to an algorithm.** The technical standards under DORA ask for a cryptography policy that is updated as cryptanalysis advances and, for at least critical or important functions, for a register of certificates and of the devices that store them [@dora]. Their ninth recital names the reason: cryptographic threats, those from quantum advancements included. An inventory answers the second point.",
      "**Everyone who handles payment cards owes such an inventory already.** PCI DSS 12.3.3 asks for cipher suites and protocols with purpose and place, a review every twelve months, and a plan for changes [@pcidss].",
      "**No US row of the table names a bank.** A US branch is reached through what it sells to federal agencies, and otherwise by what its own supervisors ask, which this table does not cover.",
    ),
    "Standards to migrate to exist: ML-KEM, ML-DSA and SLH-DSA have been in effect since August 14, 2024 [@fips203] [@fips204] [@fips205], with usage rules for key encapsulation in SP 800-227 [@sp800227]. HQC was selected in March 2025 as a second key encapsulation mechanism on other mathematics [@ir8545]; FN-DSA (FIPS 206) was not published when we checked in November 2026. Neither is a reason to wait.",
  ],
};

const lifetime: DocumentSection = {
  title: "What is already exposed",
  blocks: [
    [
      "No machine that exists breaks RSA or elliptic curves.",
      "What such a machine would need is estimated lower from year to year.",
      "For RSA-2048 it was twenty million noisy qubits in 2019 [@gidney2019] and under a million in 2025, with the surface code [@gidney2025].",
      "Two estimates of 2026 rest on codes that no machine runs at this size yet: under 100,000 physical qubits [@pinnacle]; and 26,000 movable atoms that break the curve P-256 in days, RSA-2048 in ten to a hundred times as long [@cain2026].",
      "For the 256-bit curve of Bitcoin and Ethereum, Google estimated fewer than 1,200 logical and half a million physical qubits in March 2026, and minutes for one key [@google2026]: fast enough to attack a payment between broadcast and confirmation.",
      "These are costs under assumptions, not dates, and we give no date.",
    ],
    "A date is not needed to decide. Recorded traffic can be decrypted later, so a secret is exposed if it must hold beyond the year in which such a machine works. Mosca's inequality [@mosca] says when that is too late to repair: with x the years a secret must hold, y the years a migration takes, and z the years until the machine,",
    {
      kind: "formula",
      text: "*x* + *y* > *z* means that some of the data sent before the migration ends will be read.",
    },
    `Since z is unknown, turn the inequality around and ask what each planning year implies. Table 2 takes the two years after which the drafts and orders above want no vulnerable key agreement left, 2031 and 2036, as if the machine worked from January 1 of that year. For a secret of ten years the last safe year for classical key agreement was ${lastSafeYear(2036, 10)} even in the later case. Such traffic is exposed if it is sent today; what can still be decided is how much more will be.`,
    figure(
      secrecyLifetime,
      "Until when classical key agreement keeps a secret. Gray: safe in both cases. Tinted: safe only if the machine comes in 2036 rather than 2031. Everything right of a bar is exposed.",
      { wide: true },
    ),
    "Signatures obey a different rule. A signature in a session that has ended cannot be forged into the past, so authentication in transit may follow later. What must move early are signatures whose verification key is fixed for long: firmware and boot roots, certificate authorities, code signing for devices in the field, timestamps and contracts that must still convince in twenty years. For these the clock is the life of the verifier, not of the session.",
    table(
      `Last safe year for classical key agreement, and the year by whose end a migration of ${MIGRATION_YEARS} years must have begun (an example; put your own number in). The machine works from January 1 of its year.`,
      [
        words(2, "Secret must hold for"),
        numbers(2, "Last safe year, machine in 2031"),
        numbers(1, "Latest start"),
        numbers(2, "Last safe year, machine in 2036"),
        numbers(1, "Latest start"),
      ],
      years.map((x) => [
        x === 1 ? "1 year" : `${x} years`,
        `${lastSafeYear(2031, x)}`,
        `${latestStart(2031, x, MIGRATION_YEARS)}`,
        `${lastSafeYear(2036, x)}`,
        `${latestStart(2036, x, MIGRATION_YEARS)}`,
      ]),
    ),
    finding(
      "Hybrid key agreement first, because it cannot be repaired later; long-lived verification keys at the same time, because they cannot be replaced later; everything else in the order of its renewal.",
    ),
  ],
};

const bytes: DocumentSection = {
  title: "What it costs on the wire",
  blocks: [
    `The lattice schemes are fast; what breaks is room. Figure 3 and Table 3 count the cryptographic bytes of one TLS 1.3 handshake [@tls13] with a server certificate and one intermediate: key shares, two public keys, three signatures. ECDSA signatures are counted raw, at 64 bytes; in X.509 and TLS they are DER-encoded and take up to 72. Certificate names, extensions, transparency timestamps and record framing come on top and are left out, so real flights are larger.`,
    figure(
      handshakeBytes,
      `Bytes of the server's first flight. The dashed line is the ${thousands(WINDOW_BYTES)} bytes that a server may send before the first acknowledgment with an initial window of ten segments [@iw10]; what lies beyond it costs a round trip.`,
      { wide: true },
    ),
    table(
      "Cryptographic bytes of one TLS 1.3 handshake, computed from the sizes in FIPS 203 and 204 and the hybrid group's draft.",
      [
        words(0, "Key agreement", "Certificates"),
        { title: "Client share", align: "right", mono: true, share: 2 },
        { title: "Server share", align: "right", mono: true, share: 2 },
        { title: "Certificates and signatures", align: "right", mono: true, share: 3 },
        { title: "Total", align: "right", mono: true, share: 2 },
        words(0, "Extra round trip"),
      ],
      handshakes.map((item) => [
        item.name,
        item.signing,
        thousands(item.clientShare),
        thousands(item.serverShare),
        thousands(item.authentication),
        thousands(item.total),
        item.needsExtraRoundTrip ? "yes" : "no",
      ]),
    ),
    `The step that must come first is also the cheap one: hybrid key agreement with classical certificates adds ${thousands(hybrid.total - classical.total)} bytes, and its server flight stays far inside the first window. In X25519MLKEM768 the ML-KEM part comes first in both shares and in the combined secret [@ecdhe-mlkem]; it is the preferred group of OpenSSL 3.5, whose clients send an X25519 share beside it. The client's ${thousands(hybrid.clientShare)}-byte share fits one packet, but the whole ClientHello with its other extensions usually does not: test that, because middleboxes that assume it does will drop it.`,
    [
      "Moving the certificates too is another matter.",
      `With ML-DSA-65 on both certificates the server flight is ${thousands(lattice.serverFlight)} bytes of cryptography alone, ${thousands(lattice.serverFlight - WINDOW_BYTES)} over the first window; the CNSA 2.0 combination is ${thousands(national.serverFlight)}.`,
      "That is why the public web is not simply issuing ML-DSA certificates, although their format is standard [@mldsa-x509]: Chrome announced in February 2026 that it will not add ML-DSA certificates of this kind to its root store for now and is preparing one for Merkle tree certificates, planned for the third quarter of 2027 [@chrome] [@mtc].",
      "Inside your own certificate authority you may shorten the chain, raise the initial window, or suppress the intermediate, and measure.",
    ],
  ],
};

const order: DocumentSection = {
  title: "The order of migration, with a rollback for each stage",
  blocks: [
    "A system that cannot stop is migrated in stages, each of which ends in a state in which it could remain. Before a stage begins, its rollback has been rehearsed on the production configuration, and the point after which there is none is named.",
    table(
      "Seven stages. The last column is the one that change boards ask for.",
      [words(3, "Stage"), words(4, "Done when", "Rollback"), words(3, "No return after")],
      migrationStages.map(({ name, scope, done, rollback, noReturn }, index) => [
        `**${index + 1} ${name}**${scope}`,
        done,
        rollback,
        noReturn ?? "–",
      ]),
      { breaks: true },
    ),
    heading("What to measure while it runs"),
    bullets(
      "Handshake success by client group and network, against the week before, not against zero.",
      "ClientHello retransmissions and resets: the signature of a middlebox that cannot take two packets.",
      "Round trips to the first byte, at the median and the 95th percentile, on the slowest link you serve.",
      "Signing operations per second in the HSM under real load; an ML-DSA-65 signature is " +
        `${thousands(signatures.mlDsa65.bytes)} bytes and fills queues and logs that were sized for 64.`,
      "The share of connections, keys and signatures that are still classical. This is the number that a board and a regulator both understand.",
    ),
  ],
};

const classicalRest: DocumentSection = {
  title: "What stays classical, and should be written down",
  blocks: [
    terms({
      "Signatures on public chains":
        "Transactions are signed as the chain's rules say, mostly ECDSA on secp256k1. A smart-contract account can check a post-quantum signature at a price in gas, but the transaction that carries it is still signed classically. Off-chain approvals can be post-quantum today; the chain cannot be made so by its users alone.",
      "Threshold signatures":
        "FROST is threshold Schnorr [@frost]; it is not post-quantum, and no NIST threshold standard exists yet. Custody by shares protects against the theft of one machine, not against Shor's algorithm.",
      "Public web certificates":
        "Until root programs accept something else, servers on the open web authenticate classically. Key agreement protects what is recorded now; the certificate needs to hold only while it is valid.",
      "Hardware with fixed verifiers":
        "Cards, sensors and controllers whose verification key or algorithm cannot be changed. They are replaced, fronted by a gateway, or accepted with a date and a signature under the risk.",
      "Symmetric cryptography and hashes":
        "AES and SHA-2 stay; CNSA 2.0 wants AES-256 and SHA-384 or SHA-512. Grover's search halves the exponent in theory and little in practice; no program should spend its first year here.",
    }),
    "Quantum key distribution is not on this list because it does not replace signatures or key agreement across a network: it needs a link of its own and an authenticated channel. Where such a link exists its keys may be mixed into a derivation as one more input; the NSA does not recommend it for National Security Systems.",
  ],
};

export const pqcRoadmap: PaperDocument = {
  slug: "pqc-roadmap",
  kind: "whitepaper",
  title: "A PQC roadmap for systems that cannot stop",
  abstract:
    "For architects and risk owners of organizations whose signatures must outlive their software. The dates of ten sources in one table, each with its force; an inequality that turns a planning year into the last safe year for your own secrets; the bytes of four TLS handshakes, computed; seven stages of migration, with rollbacks and points of no return; and what will remain classical.",
  version: "1.3",
  date: "2026-11-18",
  cover: { picture: exposedYearsCover, ground: "rose" },
  overview: {
    figure: pqcTimeline,
    caption:
      "Dates that bind, one that is a draft, and dates that advise, on one axis. Deadlines carry their last day, rules the first on which they apply; Table 1 says whom it addresses and what it asks.",
  },
  sections: [dates, lifetime, bytes, order, classicalRest],
  limits: [
    "This is engineering advice, not legal advice. Whether a date binds you depends on contracts and regulators that we have not read.",
    `Dates were checked in public sources on ${datesCheckedOn}. The Department of War's strategy and the 2030 goal of M-26-15 are cited from reports about them; requirement 12.3.3 of PCI DSS was read in a published copy. A proposed contractor rule, a final IR 8547 or an RFC number for the hybrid group may follow at any time.`,
    "Handshake sizes count cryptographic bytes only, for one chain of two certificates without client authentication, session resumption or certificate compression.",
    "We have not measured your middleboxes. The sentence about ClientHello sizes is arithmetic and common experience, not a measurement of your network.",
    "The inequality treats a migration as done at one moment. Where there are many systems, apply it to each.",
  ],
  reproduce: {
    text: "Table 1 and the bytes of Table 3 are the files below; the sizes of keys and signatures are derived from the standards' parameters in a unit test. The last command gives the last safe year of Table 2 for a secret of ten years; put your own numbers in:",
    commands: [unpack, `node -p 'require("./papers/planning-years.ts").lastSafeYear(2036, 10)'`],
  },
  offer: "blueprint",
  data: files({
    "pqc-dates.csv": `${policyDates.length} dates with source, force, addressee and duty, as in Table 1`,
    "pqc-handshakes.csv": "bytes of the four handshakes of Table 3, part by part",
  }),
  references: references(
    ...Object.values(citedAs),
    "fips203",
    "fips204",
    "fips205",
    "sp800227",
    "ir8545",
    "gidney2019",
    "gidney2025",
    "pinnacle",
    "cain2026",
    "google2026",
    "mosca",
    "tls13",
    "iw10",
    "ecdhe-mlkem",
    "mldsa-x509",
    "chrome",
    "mtc",
    "cswp39",
    "frost",
  ),
};
