const longestTarget = 2048;

type RejectedStatus = 400 | 414;

/** Reads the decoded path of a request target, or the status that refuses it. */
export function readRequestPath(target: string): string | RejectedStatus {
  if (target.length > longestTarget) return 414;
  if (!target.startsWith("/") || target.startsWith("//")) return 400;
  const path = target.split("?", 1)[0] ?? "";
  // An encoded slash would give one file two cache keys.
  if (/%2f/i.test(path)) return 400;
  const decoded = decode(path);
  if (decoded === undefined || hasForbiddenCharacter(decoded)) return 400;
  return decoded;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function hasForbiddenCharacter(path: string): boolean {
  for (const character of path) {
    if (character < " " || character === "\u007f" || "\\#".includes(character)) return true;
  }
  return false;
}
