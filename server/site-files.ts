import { createHash } from "node:crypto";
import { type Dirent, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { isCompressible, mediaTypeOf } from "./media-types.ts";
import { chooseEncoding, type Encoding } from "./negotiate.ts";
import {
  cacheControlOf,
  type Header,
  type HeaderPolicy,
  sharedHeader,
  sharedPrefix,
} from "./policy.ts";

export const notFoundFile = "/404.html";

/** In memory: the whole site is some ten megabytes, and a file that vanishes later is still answered. */
export type StoredVariant = { encoding: Encoding; etag: string; body: Buffer };

export type SiteFile = {
  headers: readonly Header[];
  plain: StoredVariant;
  variants: readonly StoredVariant[];
};

/** Every path that the server answers, and nothing else: a request can only name an entry of this table. */
export function readSiteFiles(root: string, policy: HeaderPolicy): Map<string, SiteFile> {
  const stored = new Set(listFiles(root));
  const site = new Map<string, SiteFile>();
  for (const file of stored) {
    if (isEncodedCopy(file, stored)) continue;
    const entry = describe(root, file, stored, policy);
    for (const path of pathsOf(file)) site.set(path, entry);
  }
  return site;
}

export function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => urlPath(root, entry))
    .filter((file) => !isHidden(file))
    .sort();
}

export function isEncodedCopy(file: string, stored: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && stored.has(file.slice(0, -3));
}

/** `/foo/index.html` answers at `/foo` and `/foo/` too, without a redirect. */
export function pathsOf(file: string): string[] {
  if (file === "/index.html") return ["/", file];
  if (!file.endsWith("/index.html")) return [file];
  const directory = file.slice(0, -"/index.html".length);
  return [directory, `${directory}/`, file];
}

export function chooseVariant(file: SiteFile, acceptEncoding: string | undefined): StoredVariant {
  const stored = file.variants.map(({ encoding }) => encoding);
  const encoding = chooseEncoding(acceptEncoding, stored);
  return file.variants.find((variant) => variant.encoding === encoding) ?? file.plain;
}

function describe(
  root: string,
  file: string,
  stored: ReadonlySet<string>,
  policy: HeaderPolicy,
): SiteFile {
  const plain = variantOf(root, file, "identity");
  const variants = [plain];
  if (stored.has(`${file}.br`)) variants.push(variantOf(root, `${file}.br`, "br"));
  if (stored.has(`${file}.gz`)) variants.push(variantOf(root, `${file}.gz`, "gzip"));
  const headers: Header[] = [
    ["Content-Type", mediaTypeOf(file)],
    ["Cache-Control", cacheControlOf(file)],
  ];
  if (isCompressible(file)) headers.push(["Vary", "Accept-Encoding"]);
  if (file.startsWith(sharedPrefix)) headers.push(sharedHeader);
  const csp = policy.pages[file];
  if (csp !== undefined) headers.push(["Content-Security-Policy", csp]);
  return { headers, plain, variants };
}

function variantOf(root: string, file: string, encoding: Encoding): StoredVariant {
  const body = readFileSync(join(root, file));
  const digest = createHash("sha256").update(body).digest("base64url");
  return { encoding, etag: `"${digest.slice(0, 27)}"`, body };
}

function urlPath(root: string, entry: Dirent): string {
  return `/${relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")}`;
}

function isHidden(file: string): boolean {
  return file.replace(/^\/\.well-known\//, "/").includes("/.");
}
