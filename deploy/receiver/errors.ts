const words = new Map([
  ["EACCES", "this user may not"],
  ["EADDRINUSE", "another program listens there"],
  ["EDQUOT", "the disk is full"],
  ["EISDIR", "it is a folder"],
  ["ENOSPC", "the disk is full"],
  ["ENOENT", "it is not there"],
  ["EROFS", "the disk is read-only"],
]);

export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** What went wrong, for a sentence and without a stack. */
export function describeError(error: unknown): string {
  return words.get(errorCode(error)) ?? (error instanceof Error ? error.message : String(error));
}
