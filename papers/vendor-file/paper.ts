import { cityNames } from "#app/content/offices.ts";
import { plans, priceText } from "#app/content/prices.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { legalPage } from "#app/content/quantum/legal.ts";
import { offers } from "#app/content/quantum/offers.ts";
import { formatDate } from "#data/dates.ts";
import type { SiteConfig } from "#site.config";
import type { RecordPaper } from "../types.ts";

/** Named only once the owner has any, because they may never come. */
const unpromised = ["Certificates", "References"];

/** What procurement asks, from the owner's facts; `missing` names once what is null. */
export function vendorFile(facts: SiteConfig): RecordPaper & { missing: readonly string[] } {
  const { origin, imprint, privacy, email, priceSheetDate, securityContactConfirmed } = facts;
  const host = legalPage.privacy.host(privacy.host, privacy.safeguards);
  const subprocessors = legalPage.privacy.subprocessors(facts.subprocessors ?? []);
  const newest = [priceSheetDate ?? "", securityContactConfirmed].toSorted().at(-1) ?? "";
  const listed = (names: readonly string[] | null) => names && (names.join("; ") || "None");
  const sections: { title: string; rows: [title: string, text: string | null][] }[] = [
    {
      title: "Company",
      rows: [
        ["Registered name", imprint.entity],
        ["Register", imprint.register],
        ["Postal address", imprint.address?.join(", ") ?? null],
        ["Offices", cityNames.list],
        ["Insurance", imprint.insurance],
        ["Certificates", listed(imprint.certificates)],
        ["References", imprint.references],
      ],
    },
    {
      title: "Data and contacts",
      rows: [
        [subprocessors.fact, facts.subprocessors && subprocessors.answer],
        [host.fact, privacy.host],
        ["Safeguards for transfers", privacy.safeguards],
        [
          "Time that server logs are kept",
          privacy.logDays === null ? null : `${privacy.logDays} days`,
        ],
        ["Contact", email],
        ["Security reports", facts.securityContact ?? email],
        ["Accessibility", facts.accessibilityContact ?? email],
      ],
    },
    {
      title: "Indicative prices",
      rows: [
        ["Date of the price sheet", priceSheetDate && formatDate(priceSheetDate, "long")],
        ...Object.values(plans).map(({ name, price }): [string, string] => [
          name,
          priceText(price),
        ]),
        [offers.blueprint.title, priceText(facts.offerPrices.blueprint)],
        [offers.pilot.title, priceText(facts.offerPrices.pilot)],
        ...(facts.smallestEngagement
          ? [["How small it can be", facts.smallestEngagement] as [string, string]]
          : []),
      ],
    },
    {
      title: contactPage.terms.title,
      rows: contactPage.terms.items.map(({ title, text }): [string, string] => [title, text]),
    },
  ];
  const missing = sections.flatMap(({ rows }) =>
    rows
      .filter(([title, text]) => text === null && !unpromised.includes(title))
      .map(([title]) => title.toLowerCase()),
  );
  const names = new Intl.ListFormat("en-US").format(missing);
  return {
    slug: "vendor-file",
    title: "Vendor file",
    // A build has no date of its own, so the newest day among the owner's facts dates the file.
    asOf: formatDate(newest, "long"),
    intro: [
      `This file is about Adyakshar and its division Adyakshar Quantum Labs, whose sites are at ${origin}. Prices are indicative until a written scope states them.`,
      ...(names
        ? [
            `These facts are not given here yet: ${names}. Ask ${email} for them, and we’ll send them before any contract.`,
          ]
        : []),
    ],
    sections: sections.map(({ title, rows }) => ({
      title,
      columns: [
        { title: "Fact", share: 1 },
        { title: "Answer", share: 3 },
      ],
      rows: rows.flatMap(([title, text]) => (text === null ? [] : [[title, capitalized(text)]])),
    })),
    missing,
  };
}

const capitalized = (text: string) => (text === "none" ? "None" : text);
