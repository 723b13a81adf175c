import { createHash } from "node:crypto";

function sha256(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The levels of the tree, leaves first; leaves and nodes are hashed apart, as RFC 6962 asks. */
export function merkleLevels(entries: readonly string[]): string[][] {
  const levels = [entries.map((entry) => sha256(`leaf:${entry}`))];
  while (levels[levels.length - 1].length > 1) {
    const below = levels[levels.length - 1];
    const above = Array.from({ length: below.length / 2 }, (_, k) =>
      join(below[2 * k], below[2 * k + 1]),
    );
    levels.push(above);
  }
  return levels;
}

function join(left: string, right: string): string {
  return sha256(`node:${left}${right}`);
}

/** For each level, the index of the sibling that a verifier needs. */
export function proofPath(levels: readonly (readonly string[])[], leaf: number): number[] {
  return levels.slice(0, -1).map((_, level) => (leaf >> level) ^ 1);
}

export function verify(
  entry: string,
  leaf: number,
  siblings: readonly string[],
  root: string,
): boolean {
  const top = siblings.reduce(
    (hash, sibling, level) => ((leaf >> level) & 1 ? join(sibling, hash) : join(hash, sibling)),
    sha256(`leaf:${entry}`),
  );
  return top === root;
}
