import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isCompressible } from "#server/media-types.ts";
import { isEncodedCopy, listFiles } from "#server/site-files.ts";

const GZIP_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/**
 * Writes `.br` and `.gz` beside each compressible file, where they are smaller than it. Brotli's best takes ten seconds
 * for the site: with a folder to keep its copies, a file that has not changed takes that of the last build.
 */
export async function compressSite(root: string, cache?: string) {
  if (cache) await mkdir(cache, { recursive: true });
  const names = new Set(listFiles(root));
  const files = [...names].filter((file) => isCompressible(file) && !isEncodedCopy(file, names));
  const totals = { files: 0, plain: 0, brotli: 0, gzip: 0 };
  await Promise.all(
    files.map(async (file) => {
      const path = join(root, file);
      const plain = await readFile(path);
      const cacheFile = cache && join(cache, createHash("sha256").update(plain).digest("hex"));
      const [brotli, gzipped] = await Promise.all([
        encodeOnce(plain, encodeBrotli, cacheFile && `${cacheFile}.br`),
        encodeOnce(plain, encodeGzip, cacheFile && `${cacheFile}.gz`),
      ]);
      await writeIfSmaller(`${path}.br`, brotli, plain);
      await writeIfSmaller(`${path}.gz`, gzipped, plain);
      totals.files += 1;
      totals.plain += plain.length;
      totals.brotli += Math.min(brotli.length, plain.length);
      totals.gzip += Math.min(gzipped.length, plain.length);
    }),
  );
  return totals;
}

async function encodeOnce(plain: Buffer, encode: typeof encodeGzip, cacheFile?: string) {
  const cached = cacheFile && (await readFile(cacheFile).catch(() => undefined));
  if (cached) return cached;
  const encoded = await encode(plain);
  if (cacheFile) await writeFile(cacheFile, encoded);
  return encoded;
}

export function encodeBrotli(plain: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** zlib writes no time stamp; the operating system it does write is masked, so that builds agree. */
export async function encodeGzip(plain: Buffer): Promise<Buffer> {
  const encoded = await promisify(gzip)(plain, { level: 9 });
  encoded[GZIP_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
  return encoded;
}

async function writeIfSmaller(path: string, encoded: Buffer, plain: Buffer): Promise<void> {
  if (encoded.length < plain.length) await writeFile(path, encoded);
  else await rm(path, { force: true });
}
