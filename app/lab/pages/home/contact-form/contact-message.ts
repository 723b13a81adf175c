export const fieldNames = ["name", "email", "company", "message"] as const;

export type ContactMessage = Record<(typeof fieldNames)[number], string>;

export function sameMessage(a: ContactMessage, b: ContactMessage): boolean {
  return fieldNames.every((name) => a[name] === b[name]);
}

export function isBlank(message: ContactMessage): boolean {
  return fieldNames.every((name) => message[name] === "");
}
