import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Lock {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
}

/**
 * Names what makes a lock file useless to somebody else, a sentence each: an address that only one machine reaches, or a
 * platform's package that npm has left out because the registry did not have it on that day.
 */
function lockProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path || "package.json";
    const missing = Object.keys(entry.optionalDependencies ?? {}).filter(
      (wanted) => !isLocked(packages, path, wanted),
    );
    const isApart = entry.link || entry.inBundle || !path.startsWith("node_modules/");
    return [
      ...missing.map((wanted) => `${name} ${entry.version ?? ""}: ${wanted} is not locked`),
      ...(/^\w+:/.test(entry.resolved ?? "")
        ? [`${name}: names an address, ${entry.resolved}`]
        : []),
      ...(isApart || entry.integrity ? [] : [`${name}: has no checksum`]),
    ];
  });
}

/** The folders that Node searches: beside the package, and further up. */
function isLocked(packages: Lock["packages"], from: string, wanted: string): boolean {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("node_modules/") - 1))) {
    if (`${at ? `${at}/` : ""}node_modules/${wanted}` in packages) return true;
    if (at === "") return false;
  }
}

it("the lock file serves every platform, and names no address", () => {
  expect(lockProblems(JSON.parse(readFileSync("package-lock.json", "utf8")))).toEqual([]);
});
