interface SiteBudgets {
  title: string;
  text: string;
  /** In kB as sent; a test holds them against the budgets that the build enforces. */
  limits: readonly { label: string; kilobytes: number }[];
  audit: { value: string; label: string };
}

/** What the mobile page shows as its proof: the rules that this site itself is built under. */
export const siteBudgets = {
  title: "This site keeps the same rules",
  text: "The build fails when a first visit sends more than this, compressed, or when the automated accessibility check finds a fault on any page. The manual audit of a client project has not been done for this site.",
  limits: [
    { label: "HTML and CSS of a page", kilobytes: 25 },
    { label: "Scripts, all after the first paint", kilobytes: 132 },
    { label: "Fonts", kilobytes: 50 },
    { label: "Everything on a first visit", kilobytes: 275 },
  ],
  audit: { value: "0", label: "Faults that axe-core may find" },
} as const satisfies SiteBudgets;
