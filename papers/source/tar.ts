import { gzipSync } from "node:zlib";

export interface ArchivedFile {
  /** With forward slashes, from the archive's one folder on. */
  path: string;
  content: string | Uint8Array;
}

const BLOCK_BYTES = 512;
/** The same day for every file, so that the same sources make the same bytes. */
const MODIFIED_SECONDS = Date.UTC(2026, 0, 1) / 1000;
const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;

/** A tar file in the ustar format, compressed; the files in the order of their paths. */
export function tarball(files: readonly ArchivedFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const parts = sorted.flatMap(({ path, content }) => {
    const body = Buffer.from(content);
    return [header(path, body.length), body, Buffer.alloc(-body.length & (BLOCK_BYTES - 1))];
  });
  const archive = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9 });
  // The system that compressed it is not said.
  archive[9] = 255;
  return archive;
}

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  if (block.write(path) > 100) throw new Error(`${path} is too long for a tar header`);
  const fields: readonly [offset: number, value: string][] = [
    [100, octal(0o644, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(MODIFIED_SECONDS, 11)],
    [148, " ".repeat(8)],
    [156, "0"],
    [257, "ustar\x0000"],
  ];
  for (const [offset, value] of fields) block.write(value, offset, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148, "latin1");
  return block;
}
