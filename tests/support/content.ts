import { type Field, fieldsOf } from "../../tools/lib/content-fields.ts";

const modules = import.meta.glob<Record<string, unknown>>(
  ["../../app/content/**/*.ts", "!**/*.test.ts"],
  { eager: true },
);

export function contentFields(): Field[] {
  const named = Object.entries(modules).map(([path, exported]) => [
    path.replace("../../", ""),
    exported,
  ]);
  return fieldsOf(Object.fromEntries(named));
}
