import { palettes } from "#app/lib/palettes.ts";

/** Colors that are not written as "#rrggbb", by palette and role: documents and drawings take no other form. */
export function colorProblems(colors: Record<string, Record<string, string>> = palettes): string[] {
  return Object.entries(colors).flatMap(([name, palette]) =>
    Object.entries(palette)
      .filter(([, value]) => !/^#[0-9a-f]{6}$/i.test(value))
      .map(
        ([role, value]) =>
          `app/lib/palettes.ts  ${name}: ${role} "${value}" is not a color: write it as "#8fd9e8"`,
      ),
  );
}
