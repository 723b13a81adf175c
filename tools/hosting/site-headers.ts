import type { Header, SiteHeaders } from "#server/site-server.ts";
import { type BuiltPage, cspHash, findBlocked, readInlineCode } from "./inline-code.ts";

export interface PageSources {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  contactOrigin?: string;
}

/** Computes the build's headers.json. Each page trusts only its own inline code, which also keeps the header short. */
export function siteHeaders(
  builtPages: readonly BuiltPage[],
  { contactOrigin, hsts }: { contactOrigin?: string; hsts: Hsts },
): SiteHeaders {
  const pages = builtPages.map(({ file, html }) => {
    const [blocked] = findBlocked(html);
    if (blocked !== undefined) throw new Error(`${file}: the policy would block ${blocked}`);
    const { scripts, styles } = readInlineCode(html);
    const hashes = { scriptHashes: scripts.map(cspHash), styleHashes: styles.map(cspHash) };
    return [file, contentSecurityPolicy({ contactOrigin, ...hashes })];
  });
  return {
    common: commonHeaders(hsts),
    folders: {
      // Named by the hash of their content.
      "/assets/": [["Cache-Control", "public, max-age=31536000, immutable"]],
      // Share images are there to be shown by other sites.
      "/share/": [["Cross-Origin-Resource-Policy", "cross-origin"]],
    },
    pages: Object.fromEntries(pages),
  };
}

const deniedFeatures = `
  accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen
  geolocation gyroscope hid idle-detection local-fonts magnetometer microphone
  midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking
`
  .trim()
  .split(/\s+/);

/** Browsers refuse plain http for so many days. Nobody can take it back before that time is over. */
export type Hsts = { days: number; includeSubDomains?: boolean; preload?: boolean };

function hstsHeader({ days, includeSubDomains, preload }: Hsts): Header {
  const words = [`max-age=${days * 86_400}`];
  if (includeSubDomains) words.push("includeSubDomains");
  if (preload) words.push("preload");
  return ["Strict-Transport-Security", words.join("; ")];
}

function commonHeaders(hsts: Hsts): Header[] {
  return [
    hstsHeader(hsts),
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", deniedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Cache-Control", "public, max-age=0, must-revalidate"],
    ["Vary", "Accept-Encoding"],
  ];
}

// No upgrade-insecure-requests: every URL is same-origin, HSTS covers the rest, and http://localhost keeps working.
/** @internal */
export function contentSecurityPolicy(sources: PageSources): string {
  const contact = sources.contactOrigin === undefined ? [] : [sources.contactOrigin];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ["default-src", ["'none'"]],
    ["script-src", quoteHashes(sources.scriptHashes, "'strict-dynamic'")],
    ["worker-src", ["'self'"]],
    ["style-src", quoteHashes(sources.styleHashes)],
    ["img-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...contact]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", contact.length > 0 ? contact : ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    // The one that `app/lib/start-worker.ts` creates.
    ["trusted-types", ["worker"]],
  ];
  return directives.map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

function quoteHashes(hashes: readonly string[], ...others: string[]): string[] {
  if (hashes.length === 0) return ["'none'"];
  return [...others, ...[...new Set(hashes)].sort().map((hash) => `'${hash}'`)];
}
