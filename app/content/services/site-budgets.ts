/** What a first visit to this site may send, in kB; a test holds it against the budgets that the build enforces. */
export const siteBudgets = { paint: 25, scripts: 132, fonts: 50, total: 275 } as const;
