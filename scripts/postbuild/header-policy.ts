import { readContactEndpoint } from "#app/lab/pages/home/contact-form/endpoint.ts";
import {
  commonHeaders,
  contentSecurityPolicy,
  type HeaderPolicy,
  type PageSources,
} from "#server/policy.ts";
import type { BuiltPage } from "./built-pages.ts";
import {
  cspHash,
  findBlockedAttributes,
  findBlockedScripts,
  readInlineCode,
} from "./inline-code.ts";

type PolicyExtras = {
  /** Style sheets that a library inserts at run time, as text. */
  injectedStyles?: readonly string[];
  inlineImages?: boolean;
  contactOrigin?: string;
};

/** Each page trusts only its own inline code, which also keeps the header short. */
export function buildHeaderPolicy(
  builtPages: readonly BuiltPage[],
  extras: PolicyExtras = {},
): HeaderPolicy {
  refuseBlockedCode(builtPages);
  const injected = (extras.injectedStyles ?? []).map(cspHash);
  const shared = {
    contactOrigin: extras.contactOrigin,
    inlineImages: extras.inlineImages,
  };
  const sources = builtPages.map(({ file, html }) => {
    const { scripts, styles } = readInlineCode(html);
    const page: PageSources = {
      ...shared,
      scriptHashes: scripts.map(cspHash),
      styleHashes: [...styles.map(cspHash), ...injected],
    };
    return { file, page };
  });
  return {
    common: commonHeaders,
    pages: Object.fromEntries(sources.map(({ file, page }) => [file, contentSecurityPolicy(page)])),
    anyPage: contentSecurityPolicy({
      ...shared,
      scriptHashes: sources.flatMap(({ page }) => page.scriptHashes),
      styleHashes: sources.flatMap(({ page }) => page.styleHashes),
    }),
  };
}

/** The owner's setting is an address, "off", or null while undecided. */
export function contactOriginOf(endpoint: string | null): string | undefined {
  return readContactEndpoint(endpoint)?.origin;
}

function refuseBlockedCode(builtPages: readonly BuiltPage[]): void {
  for (const { file, html } of builtPages) {
    const [first] = [...findBlockedScripts(html), ...findBlockedAttributes(html)];
    if (first !== undefined) throw new Error(`${file}: the policy would block ${first}`);
  }
}
