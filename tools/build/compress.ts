import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { listFiles } from "../lib/site-files.ts";

const GZIP_SYSTEM_BYTE = 9;
const UNKNOWN_SYSTEM = 255;

/** The compressed copies by their ending. Brotli's default is its best quality. */
export const encoders = {
  br: promisify(brotliCompress),
  /** zlib writes no time; the operating system that it does write is masked, so that builds agree. */
  gz: async (plain: Buffer): Promise<Buffer> => {
    const encoded = await promisify(gzip)(plain, { level: 9 });
    encoded[GZIP_SYSTEM_BYTE] = UNKNOWN_SYSTEM;
    return encoded;
  },
};

/** Writes `.br` and `.gz` beside each compressible file, where they are smaller than it. */
export async function compressSite(root: string): Promise<void> {
  const files = listFiles(root).filter((file) =>
    /\.(css|csv|html|ico|js|json|ll|qasm|svg|txt|xml)$/.test(file),
  );
  const copies = files.flatMap((file) =>
    (["br", "gz"] as const).map(async (ending) => {
      const plain = await readFile(join(root, file));
      const encoded = await encoders[ending](plain);
      const copy = `${join(root, file)}.${ending}`;
      await (encoded.length < plain.length ? writeFile(copy, encoded) : rm(copy, { force: true }));
    }),
  );
  await Promise.all(copies);
}
