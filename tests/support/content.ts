/** A value of the content, and where an editor finds it: `app/content/quantum/home.ts: hero.title`. */
export interface Found<T> {
  at: string;
  value: T;
}

const modules = import.meta.glob<Record<string, unknown>>("../../app/content/**/*.ts", {
  eager: true,
});

/** Every field of every content module once, with its key. */
export function contentFields(): (Found<unknown> & { key: string })[] {
  const seen = new Set<unknown>();
  return Object.entries(modules).flatMap(([path, exported]) =>
    walk(exported, "", `${path.replace("../../", "")}: `, seen),
  );
}

function walk(
  value: unknown,
  key: string,
  at: string,
  seen: Set<unknown>,
): (Found<unknown> & { key: string })[] {
  const found = { key, at, value };
  if (typeof value !== "object" || value === null) return [found];
  if (seen.has(value)) return [];
  seen.add(value);
  const below = Object.entries(value).flatMap(([name, child]) =>
    walk(child, name, at.endsWith(": ") ? at + name : `${at}.${name}`, seen),
  );
  return [found, ...below];
}

/** The addresses that the content links to. */
export function contentLinks(): Found<string>[] {
  return contentFields().filter(
    (field): field is Found<string> & { key: string } =>
      ["to", "href", "link"].includes(field.key) && typeof field.value === "string",
  );
}
