import {
  commonHeaders,
  contentSecurityPolicy,
  type HeaderPolicy,
  type Hsts,
  type PageSources,
} from "#server/policy.ts";
import type { BuiltPage } from "./built-pages.ts";
import {
  cspHash,
  findBlockedAttributes,
  findBlockedScripts,
  readInlineCode,
} from "./inline-code.ts";

/** Each page trusts only its own inline code, which also keeps the header short. */
export function buildHeaderPolicy(
  builtPages: readonly BuiltPage[],
  { contactOrigin, hsts }: { contactOrigin?: string; hsts?: Hsts } = {},
): HeaderPolicy {
  refuseBlockedCode(builtPages);
  const sources = builtPages.map(({ file, html }) => {
    const { scripts, styles } = readInlineCode(html);
    const page: PageSources = {
      contactOrigin,
      scriptHashes: scripts.map(cspHash),
      styleHashes: styles.map(cspHash),
    };
    return { file, page };
  });
  return {
    common: commonHeaders(hsts),
    pages: Object.fromEntries(sources.map(({ file, page }) => [file, contentSecurityPolicy(page)])),
    anyPage: contentSecurityPolicy({
      contactOrigin,
      scriptHashes: sources.flatMap(({ page }) => page.scriptHashes),
      styleHashes: sources.flatMap(({ page }) => page.styleHashes),
    }),
  };
}

function refuseBlockedCode(builtPages: readonly BuiltPage[]): void {
  for (const { file, html } of builtPages) {
    const [first] = [...findBlockedScripts(html), ...findBlockedAttributes(html)];
    if (first !== undefined) throw new Error(`${file}: the policy would block ${first}`);
  }
}
