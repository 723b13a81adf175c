/**
 * The prices of the plans. Pages, structured data, papers and tests read the numbers here, so a price is changed in this
 * file and nowhere else. The prices of the two offers without a plan are `offerPrices` in `site.config.ts`.
 */

/** The least price in whole US dollars, or none before a visitor asks. */
export type Price = { readonly fromUsd: number } | "on application";

export const plans = {
  starter: { name: "Starter (Pilot)", price: { fromUsd: 85_000 }, support: "8 weeks" },
  growth: { name: "Growth (Multi-backend)", price: { fromUsd: 240_000 }, support: "3 months" },
  enterprise: { name: "Enterprise (Residency)", price: "on application" },
} as const satisfies Record<string, { name: string; price: Price; support?: string }>;

/** A price in two parts, because a plan sets the amount larger. A price that is null is told in the written scope. */
export function priceParts(price: Price | null): readonly [before: string, amount: string] {
  if (price === null) return ["", "Price in the written scope"];
  if (price === "on application") return ["", "Price on application"];
  return ["from ", `$${price.fromUsd / 1000}k`];
}

export const priceText = (price: Price | null) => priceParts(price).join("");
