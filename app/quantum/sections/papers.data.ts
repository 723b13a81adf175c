import type { PaperList } from "#app/models/papers.ts";

/** `npm run documents` writes it; imported late, because a fresh clone does not have it yet. */
const file = new URL("../../models/generated/papers.json", import.meta.url).href;
const { default: list }: { default: PaperList } = await import(file, { with: { type: "json" } });

export default list;
