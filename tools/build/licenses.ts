import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fonts, spareFonts } from "#app/fonts/fonts.ts";

const root = join(import.meta.dirname, "../..");

type Flag = "dev" | "optional" | "devOptional" | "link";

/** The packages that the site's own code needs where it runs, which is in the visitor's browser. */
function shippedPackages(): string[] {
  const lock: { packages: Record<string, Partial<Record<Flag, boolean>>> } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  );
  return Object.entries(lock.packages).flatMap(([path, { dev, optional, devOptional, link }]) => {
    const [, name] = path.split(/^node_modules\//);
    return name && !(dev || optional || devOptional || link) ? [name] : [];
  });
}

/** One text with the license of every package and font that visitors are sent, as these licenses ask. */
export function licenses(): string {
  const fontPackages = [...Object.values(fonts), ...spareFonts].map((font) => font.package);
  const namesByText = new Map<string, string[]>();
  for (const name of new Set([...shippedPackages(), ...fontPackages])) {
    const text = licenseOf(name);
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  const parts = [...namesByText].map(([text, names]) => `${names.join(", ")}\n\n${text}`);
  const head =
    "The software and fonts that this site sends, with their licenses. Some fonts are modified: letters were added or left out.";
  return `${[head, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function licenseOf(name: string): string {
  const folder = join(root, "node_modules", name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no license file, which visitors must be given`);
  return readFileSync(join(folder, file), "utf8").trim();
}
