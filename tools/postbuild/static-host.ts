import {
  cacheControl,
  type HeaderPolicy,
  hashedPrefix,
  sharedHeader,
  sharedPrefix,
} from "#server/policy.ts";
import { notFoundFile } from "#server/site-files.ts";
import type { Route } from "./built-pages.ts";

/** Cloudflare Pages ignores longer lines and further rules. */
const cloudflareLimits = { lineLength: 2000, rules: 100 } as const;

const cspName = "Content-Security-Policy";

/** Netlify joins both values; browsers ignore the invalid result, so other sites can show the picture. */
const sharedLine = sharedHeader.join(": ");

/** One policy that fits every page: Netlify joins the values of all matching rules. */
export function netlifyHeaders(policy: HeaderPolicy): string {
  return print(sharedRules(policy, policy.anyPage, [sharedLine]));
}

/** The rules are Netlify's while the line fits; past that each page detaches the not-found page's policy and sets its own. */
export function cloudflareHeaders(policy: HeaderPolicy, routes: readonly Route[]): string {
  // Cloudflare joins values too, but can take one back.
  const shareLines = [`! ${sharedHeader[0]}`, sharedLine];
  const shared = print(sharedRules(policy, policy.anyPage, shareLines));
  if (isWithinCloudflareLimits(shared)) return shared;
  const pages = routes.flatMap(({ file, paths }) =>
    paths.map((path): Rule => [path, [`! ${cspName}`, `${cspName}: ${policy.pages[file]}`]]),
  );
  const text = print([...sharedRules(policy, policy.pages[notFoundFile], shareLines), ...pages]);
  if (!isWithinCloudflareLimits(text)) {
    const { lineLength, rules } = cloudflareLimits;
    throw new Error(
      `_headers: past Cloudflare's ${rules} rules or ${lineLength} characters a line`,
    );
  }
  return text;
}

/** Rewrites, not redirects: without them Cloudflare answers `/foo` with a redirect to `/foo/`. */
export function cloudflareRedirects(routes: readonly Route[]): string {
  return rewrites(routes, (path) => `${path}/`);
}

/** Netlify finds `foo/index.html` for `/foo` by itself; the explicit rewrite keeps it from redirecting. */
export function netlifyRedirects(routes: readonly Route[]): string {
  return rewrites(routes, (_path, file) => file);
}

function rewrites(routes: readonly Route[], target: (path: string, file: string) => string) {
  const lines = routes.flatMap(({ file, paths }) =>
    paths
      .filter((path) => !path.endsWith("/"))
      .map((path) => `${path} ${target(path, file)} 200\n`),
  );
  return lines.join("");
}

export function isWithinCloudflareLimits(headers: string): boolean {
  const lines = headers.split("\n");
  const rules = lines.filter((line) => line.startsWith("/"));
  return (
    rules.length <= cloudflareLimits.rules &&
    lines.every((line) => line.length <= cloudflareLimits.lineLength)
  );
}

type Rule = readonly [path: string, lines: readonly string[]];

// Unhashed files keep the hosts' own default, which is the same revalidation.
function sharedRules(policy: HeaderPolicy, csp: string, shareLines: readonly string[]): Rule[] {
  const common = policy.common.map(([name, value]) => `${name}: ${value}`);
  return [
    ["/*", [`${cspName}: ${csp}`, ...common]],
    [`${hashedPrefix}*`, [`Cache-Control: ${cacheControl.hashed}`]],
    [`${sharedPrefix}*`, shareLines],
  ];
}

function print(rules: readonly Rule[]): string {
  return rules
    .map(([path, lines]) => `${path}\n${lines.map((line) => `  ${line}\n`).join("")}`)
    .join("\n");
}
