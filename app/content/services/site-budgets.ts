/** The tests enforce these limits, in kB; `app/fonts/fonts.ts` has the share of the fonts. */
export const siteBudgets = { paint: 26, scripts: 135, total: 275 } as const;
