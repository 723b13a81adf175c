export type Header = readonly [name: string, value: string];

export type PageSources = {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
  contactOrigin?: string;
};

/** What the build writes to headers.json: `pages` maps a built HTML file to its own CSP. */
export type HeaderPolicy = {
  common: readonly Header[];
  pages: Readonly<Record<string, string>>;
  anyPage: string;
};

export function isPolicy(value: unknown): value is HeaderPolicy {
  const { common, pages, anyPage } = (value ?? {}) as Partial<HeaderPolicy>;
  const isText = (text: unknown) => typeof text === "string";
  return (
    Array.isArray(common) &&
    common.every(
      (header) => Array.isArray(header) && header.length === 2 && header.every(isText),
    ) &&
    isText(anyPage) &&
    isText(pages?.["/404.html"]) &&
    Object.values(pages ?? {}).every(isText)
  );
}

const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** For how long browsers refuse plain http. Nobody can take it back before that time is over. */
export type Hsts = { days: number; includeSubDomains?: boolean; preload?: boolean };

/** What the preload list asks for: https://hstspreload.org. */
const PRELOAD_DAYS = 365;

export function hstsHeader({ days, includeSubDomains, preload }: Hsts): Header {
  if (!Number.isInteger(days) || days < 0) {
    throw new Error(`hsts: days must be a whole number, 0 or more, not ${days}`);
  }
  if (preload && !(includeSubDomains && days >= PRELOAD_DAYS)) {
    throw new Error(
      `hsts: preload needs includeSubDomains and at least ${PRELOAD_DAYS} days, not ${days}`,
    );
  }
  const words = [`max-age=${days * 86_400}`];
  if (includeSubDomains) words.push("includeSubDomains");
  if (preload) words.push("preload");
  return ["Strict-Transport-Security", words.join("; ")];
}

export const commonHeaders = (hsts: Hsts = { days: 1 }): readonly Header[] => [
  hstsHeader(hsts),
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", deniedFeatures.map((feature) => `${feature}=()`).join(", ")],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
];

/** Share images are there to be shown by other sites. */
export const sharedPrefix = "/share/";

export const sharedHeader: Header = ["Cross-Origin-Resource-Policy", "cross-origin"];

export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  revalidated: "public, max-age=0, must-revalidate",
} as const;

export const hashedPrefix = "/assets/";

export function cacheControlOf(file: string): string {
  return file.startsWith(hashedPrefix) ? cacheControl.hashed : cacheControl.revalidated;
}

/** The one that `app/lib/start-worker.ts` creates. */
const trustedTypePolicies = ["worker"];

// No upgrade-insecure-requests: every URL is same-origin, HSTS covers the rest, and http://localhost keeps working.
export function contentSecurityPolicy(sources: PageSources): string {
  const contact = sources.contactOrigin === undefined ? [] : [httpsOrigin(sources.contactOrigin)];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ["default-src", ["'none'"]],
    ["script-src", scriptSources(sources)],
    ["worker-src", ["'self'"]],
    ["style-src", styleSources(sources)],
    ["img-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...contact]],
    ["manifest-src", ["'self'"]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", contact.length > 0 ? contact : ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", trustedTypePolicies],
  ];
  return directives.map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

function scriptSources({ scriptHashes }: PageSources): string[] {
  const hashes = quoteHashes(scriptHashes);
  if (hashes.length === 0) return ["'none'"];
  return ["'strict-dynamic'", ...hashes];
}

function styleSources({ styleHashes }: PageSources): string[] {
  return styleHashes.length > 0 ? quoteHashes(styleHashes) : ["'none'"];
}

function quoteHashes(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort().map((hash) => `'${hash}'`);
}

function httpsOrigin(value: string): string {
  const url = new URL(value);
  if (url.protocol !== "https:") throw new Error(`contactOrigin must be https: ${value}`);
  return url.origin;
}
