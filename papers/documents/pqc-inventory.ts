import { storedRows } from "../../data/stored-data.ts";
import { files, numbers, steps, table, unpack, words } from "../blocks.ts";
import { monthsCover } from "../covers/months.ts";
import { inventoryRank } from "../figures/inventory-rank.ts";
import { exampleEntries, horizons, type InventoryEntry } from "../inventory/entries.ts";
import { yearsLate } from "../planning-years.ts";
import { references } from "../references.ts";
import type { DocumentSection, PaperDocument } from "../types.ts";

const lateBy = ({ holdsYears, changeMonths }: InventoryEntry, horizon = 0) =>
  yearsLate(holdsYears, changeMonths, horizon);
const rankedEntries = exampleEntries.toSorted((a, b) => lateBy(b) - lateBy(a));
const [first] = rankedEntries;
const websiteEntries = storedRows("website-inventory.csv");
const unknownEntries = websiteEntries.filter((entry) => entry.vulnerable === "unknown");

const numerals = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

function spelledNumber(count: number): string {
  return numerals[count] ?? String(count);
}

function lateText(entry: InventoryEntry, years: number): string {
  const value = lateBy(entry, years);
  return value > 0 ? `**${value.toFixed(1)} late**` : `${(-value).toFixed(1)} in hand`;
}

const fiveSteps: DocumentSection = {
  title: "Five steps",
  blocks: [
    steps(
      "**List what signs, what agrees on keys, what encrypts.** Look in four places, because none of them sees everything: source and dependencies (calls into cryptographic libraries), configuration (TLS groups, SSH, VPN, database and queue settings), key stores (HSM partitions, cloud KMS, secret managers, certificate inventories) and the wire (recorded handshakes show what is really negotiated); NIST's draft guide describes discovery tools [@sp180038]. Add by interview what no scan sees: smart cards, devices in the field, partners.",
      "**Note for each: algorithm with parameters, owner, expiry, how it is updated.** An entry without an owner is a finding in itself. Write the parameter set (ML-KEM-768, not ML-KEM), because policies differ by it.",
      "**Mark how long what it protects must hold.** For key agreement and encryption that is the life of the secret; for a signature, the time until the last verification that matters. Ask the data's owner, not the system's.",
      "**Rank by exposure and time to change.** Years late = years it must hold + years to change it − years to the planning date. Start with what is late and cheap; start *planning* with what is late and slow.",
      "**Keep it in CI.** An inventory is true on the day it is taken. Let the build fail when the source uses cryptography that no entry explains, and compare the negotiated groups with the list every week.",
    ),
    table(
      `The example rows of the template, ranked. Planning dates ${horizons[0].year} and ${horizons[1].year}, seen from November 16, 2026.`,
      [
        words(4, "Asset"),
        words(2, "Algorithm"),
        numbers(1, "Holds, years", "Change, months"),
        numbers(2, `By ${horizons[0].year}`, `By ${horizons[1].year}`),
      ],
      rankedEntries.map((entry) => [
        entry.asset,
        entry.algorithm,
        `${entry.holdsYears}`,
        `${entry.changeMonths}`,
        lateText(entry, horizons[0].years),
        lateText(entry, horizons[1].years),
      ]),
    ),
    "The signed session token ranks last although its algorithm is as vulnerable as the others: a token that lives for fifteen minutes cannot be harvested. The firmware root ranks first although nobody can record anything: its verifier lives for twelve years and takes a hardware revision to change.",
  ],
};

const templates: DocumentSection = {
  title: "Two templates: a spreadsheet and a CBOM",
  blocks: [
    "The CSV file is for the people who know the systems; it has one line for each asset and thirteen columns. The CycloneDX file is for tools: version 1.6 of the format describes algorithms, certificates, protocols and key material as components [@cyclonedx]; the format is an Ecma standard [@ecma424]. Executive Order 14412 asks Homeland Security and NIST for minimum elements of such a bill of materials [@eo14412]; until they are published, keep the columns below and add the ones that come.",
    table(
      "The columns, and where each goes in CycloneDX 1.6.",
      [
        { title: "Column", mono: true },
        words(4, "What to write"),
        { title: "CycloneDX 1.6", mono: true, share: 3 },
      ],
      [
        ["id, asset", "a stable name, and what it is", "bom-ref, name"],
        ["kind", "algorithm, protocol, certificate or library", "cryptoProperties.assetType"],
        ["algorithm", "with its parameter set", "algorithmProperties"],
        ["use", "key agreement, signature, encryption, hash", "algorithmProperties.primitive"],
        ["where", "file, host, HSM slot; what you would show an auditor", "evidence.occurrences"],
        [
          "owner, holds_years",
          "who decides on a change; how long what it protects must hold",
          "properties",
        ],
        ["expiry", "when it ends by itself", "certificateProperties"],
        [
          "update, change_months",
          "how a change reaches production, from decision to done",
          "properties",
        ],
        ["vulnerable", "yes, no, unknown; unknown is a task", "nistQuantumSecurityLevel 0"],
        ["target", "what it becomes, or why it stays", "properties"],
      ],
      { dense: true },
    ),
  ],
};

const workedExample: DocumentSection = {
  title: "Worked example: this website",
  blocks: [
    `We took the inventory of the site on which you found this guide. A scan of its source filed every call into a cryptographic library under a rule. The scan found the calls; a person entered which algorithm each one uses. It found six kinds of use, the demonstration's in two rows; five more entries come from asking who runs the rest. The site is static, so nearly everything is a hash. Vulnerable for certain are the server's certificate, which has to hold no longer than it is valid, and the demonstration's X25519, whose keys protect nothing and live for one page view.`,
    table(
      "The inventory of this website, taken on November 15, 2026. The same lines are in the data files as CSV and as CBOM.",
      [
        words(5, "Asset"),
        words(3, "Algorithm"),
        words(5, "Where"),
        words(0, "Broken by Shor"),
        words(4, "Target"),
      ],
      websiteEntries.map((entry) => [
        entry.asset,
        entry.algorithm,
        entry.where,
        entry.vulnerable,
        entry.target,
      ]),
      { dense: true },
    ),
    `The ${spelledNumber(unknownEntries.length)} entries that matter most are the ones that the source cannot answer: which groups the host and the receiver negotiate. That is the usual result. Ask the host, or look: the command below prints protocol and group of one handshake; OpenSSL 3.5 offers X25519MLKEM768 first. A contact message is worth protecting for some years, so by the ranking above the host's key agreement comes first, and it is a line of configuration.`,
    {
      kind: "code",
      text: "openssl s_client -connect HOST:443 -brief </dev/null",
    },
  ],
};

export const pqcInventory: PaperDocument = {
  slug: "pqc-inventory",
  kind: "guide",
  title: "Taking a PQC inventory",
  abstract:
    "Five steps from nothing to a ranked list of what signs, what agrees on keys and who can change it; a CSV template for people and a CycloneDX CBOM template for tools, both filled in for a real system: the website that offers this guide.",
  version: "1.2",
  date: "2026-11-18",
  cover: { picture: monthsCover, ground: "rose" },
  overview: {
    figure: inventoryRank,
    caption:
      "The ranking as a picture, with the example rows of the template. An asset above a line is late already if a quantum computer that breaks it works in that year.",
  },
  sections: [fiveSteps, templates, workedExample],
  limits: [
    "The template's rows are examples and describe no organization.",
    "The scan reads this repository's own source and its direct calls. It does not look into dependencies, the browser, the operating system or the host.",
    "A CBOM that validates is well formed. Whether it is complete only people can say.",
  ],
  reproduce: {
    text: "The templates and both inventories are the files below. The CBOMs were validated against the official JSON schema when they were taken; a unit test holds table and CBOM together. The last command prints the years by which the first row of Table 1 is late for 2031; put your own numbers in:",
    commands: [
      unpack,
      `node -p 'require("./papers/planning-years.ts").yearsLate(${first.holdsYears}, ${first.changeMonths}, ${horizons[0].years.toFixed(2)})'`,
    ],
  },
  data: files({
    "pqc-inventory-template.csv": "the thirteen columns with four example rows",
    "pqc-inventory-template.cdx.json":
      "the same rows as a cryptographic bill of materials (CBOM) in CycloneDX 1.6",
    "website-inventory.csv": "the inventory of this website",
    "website-inventory.cdx.json": "the same as a CycloneDX 1.6 CBOM",
  }),
  references: references("eo14412", "cyclonedx", "ecma424", "sp180038"),
};
