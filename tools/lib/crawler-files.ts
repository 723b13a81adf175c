import { DAY_MS } from "#app/lib/day.ts";
import type { SiteConfig } from "#site.config";

/** RFC 9116 advises less than a year. */
const SECURITY_CONTACT_DAYS = 364;

export function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.toSorted().map((path) => `  <url><loc>${origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

export function securityExpiry(confirmed: string): Date {
  return new Date(Date.parse(confirmed) + SECURITY_CONTACT_DAYS * DAY_MS);
}

export function securityTxt(facts: SiteConfig): string {
  const expires = securityExpiry(facts.securityContactConfirmed).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${facts.securityContact ?? facts.email}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${facts.origin}/.well-known/security.txt`,
    `Policy: ${facts.origin}/legal#security`,
    "",
  ].join("\n");
}
