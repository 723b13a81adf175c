export type Encoding = "br" | "gzip" | "identity";

/** The smallest stored encoding that the client accepts with a quality above zero. */
export function chooseEncoding(accept: string | undefined, stored: readonly Encoding[]): Encoding {
  const quality = readQualities(accept ?? "");
  const accepts = (coding: string) => (quality.get(coding) ?? quality.get("*") ?? 0) > 0;
  if (stored.includes("br") && accepts("br")) return "br";
  if (stored.includes("gzip") && (accepts("gzip") || accepts("x-gzip"))) return "gzip";
  return "identity";
}

function readQualities(accept: string): Map<string, number> {
  const qualities = new Map<string, number>();
  for (const item of accept.toLowerCase().split(",")) {
    const [coding = "", ...parameters] = item.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    const quality = weight === undefined ? 1 : Number(weight.slice(2));
    if (coding !== "") qualities.set(coding, Number.isFinite(quality) ? quality : 0);
  }
  return qualities;
}

/** If-None-Match compares weakly, so a proxy that weakened our tag still gets its 304. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const candidates = ifNoneMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return candidates.includes("*") || candidates.includes(etag);
}
