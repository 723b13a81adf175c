import { thousands } from "#app/lib/format.ts";
import { datesCheckedOn, migrationStages, policyDates } from "#data/dates.ts";
import { handshakes, WINDOW_BYTES } from "#data/handshake-sizes.ts";
import { signatures } from "#data/key-sizes.ts";
import { siteConfig } from "#site.config";
import { lastSafeYear, latestStart } from "../planning-years.ts";
import type { Paper } from "../types.ts";
import { exposedYearsCover, handshakeBytes, pqcTimeline, secrecyLifetime } from "./figures.ts";

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

export const pqcRoadmap: Paper = {
  slug: "pqc-roadmap",
  kind: "whitepaper",
  title: "A PQC roadmap for systems that cannot stop",
  version: "1.5",
  date: "2026-11-18",
  cover: { picture: exposedYearsCover, ground: "custody" },
  offer: "blueprint",
  author: siteConfig.roadmapAuthor,
  data: {
    "pqc-dates.csv": `${policyDates.length} dates with source, force, addressee and duty, as in Table 1`,
    "pqc-handshakes.csv": "bytes of the four handshakes of Table 3, part by part",
  },
  figures: { timeline: pqcTimeline(), secrecy: secrecyLifetime(), handshakes: handshakeBytes() },
  values: {
    dates: policyDates.map(({ date, source, force, isSecondHand, whom, what }) => ({
      ...{ date, source, force, whom, what },
      work: citedAs[source],
      secondHand: isSecondHand,
    })),
    datesCheckedOn,
    lastSafeYear: lastSafeYear(2036, 10),
    lastSafeYears: years.map((x) => [
      x === 1 ? "1 year" : `${x} years`,
      `${lastSafeYear(2031, x)}`,
      `${latestStart(2031, x, MIGRATION_YEARS)}`,
      `${lastSafeYear(2036, x)}`,
      `${latestStart(2036, x, MIGRATION_YEARS)}`,
    ]),
    migrationYears: MIGRATION_YEARS,
    window: thousands(WINDOW_BYTES),
    handshakes: handshakes.map((item) => [
      item.name,
      item.signing,
      thousands(item.clientShare),
      thousands(item.serverShare),
      thousands(item.authentication),
      thousands(item.total),
      item.needsExtraRoundTrip ? "yes" : "no",
    ]),
    hybridAdds: thousands(hybrid.total - classical.total),
    clientShare: thousands(hybrid.clientShare),
    latticeFlight: thousands(lattice.serverFlight),
    latticeOver: thousands(lattice.serverFlight - WINDOW_BYTES),
    nationalFlight: thousands(national.serverFlight),
    stages: migrationStages,
    signatureBytes: thousands(signatures.mlDsa65.bytes),
    yearCommand: `node -p 'require("./papers/planning-years.ts").lastSafeYear(2036, 10)'`,
  },
};
