/** The last line of every footer. The specification fixes the year. */
export const copyright = "© 2025 Adyakshar";

/** The link that stands in both footers. */
export const legalLink = { label: "Privacy, imprint, terms", to: "/legal" } as const;
