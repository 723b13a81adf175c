import type { Header, SiteHeaders } from "#server/site-server.ts";
import type { BuiltPage } from "./inline-code.ts";

/** Computes the build's headers.json. Each page carries its policy; only who may frame it must be a header. */
export function siteHeaders(
  builtPages: readonly BuiltPage[],
  { hsts }: { hsts: Hsts },
): SiteHeaders {
  return {
    common: commonHeaders(hsts),
    folders: {
      // Named by the hash of their content.
      "/assets/": [["Cache-Control", "public, max-age=31536000, immutable"]],
      // Share images are there to be shown by other sites.
      "/share/": [["Cross-Origin-Resource-Policy", "cross-origin"]],
    },
    pages: Object.fromEntries(builtPages.map(({ file }) => [file, "frame-ancestors 'none'"])),
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
