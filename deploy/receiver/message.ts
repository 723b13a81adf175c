import { createHash } from "node:crypto";

export interface Message {
  id: string;
  name: string;
  email: string;
  company: string;
  message: string;
}

export type Field = Exclude<keyof Message, "id">;

/** Longer than anybody writes by hand, in characters. */
const longest: Readonly<Record<Field, number>> = {
  name: 200,
  email: 254,
  company: 200,
  message: 20_000,
};
const required: readonly Field[] = ["name", "email", "message"];
const fields = Object.keys(longest) as Field[];

/** The hidden field of the form: people leave it empty. */
const trap = "website";

export type Reading =
  | { kind: "message"; message: Message }
  | { kind: "trapped" }
  | { kind: "refused"; reason: string };

/** Reads what the form sent: known fields, as text, of a bearable length. */
export function readMessage(sent: unknown, now: Date): Reading {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) {
    return { kind: "refused", reason: "The body is not an object." };
  }
  const values = new Map<string, unknown>(Object.entries(sent));
  if (values.get(trap)) return { kind: "trapped" };
  const texts: Record<Field, string> = { name: "", email: "", company: "", message: "" };
  for (const field of fields) {
    const value = values.get(field) ?? "";
    if (typeof value !== "string") return { kind: "refused", reason: `${field} is not text.` };
    texts[field] = field === "message" ? cleanText(value) : cleanLine(value);
    if (texts[field].length > longest[field]) {
      return { kind: "refused", reason: `${field} is longer than ${longest[field]} characters.` };
    }
  }
  const missing = required.find((field) => texts[field] === "");
  if (missing) return { kind: "refused", reason: `${missing} is missing.` };
  if (!/^[^\s@]+@[^\s@]+$/.test(texts.email)) {
    return { kind: "refused", reason: "email is no e-mail address." };
  }
  const id = values.get("id") ?? contentId(texts, now);
  if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id)) {
    return { kind: "refused", reason: "id is not 1 to 100 letters, digits, _ or -." };
  }
  return { kind: "message", message: { id, ...texts } };
}

/** A form that was sent without script has no id: the same words on the same day are the same message. */
function contentId(texts: Readonly<Record<Field, string>>, now: Date): string {
  const content = JSON.stringify([now.toISOString().slice(0, 10), ...fields.map((f) => texts[f])]);
  return `content-${createHash("sha256").update(content).digest("hex")}`;
}

/** One line: no break can smuggle a header into an e-mail made of it. */
function cleanLine(text: string): string {
  return wellFormed(text)
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim();
}

function cleanText(text: string): string {
  const lines = wellFormed(text).replaceAll(/\r\n?/g, "\n");
  return lines.replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();
}

/** Half of a surrogate pair is no character. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, "\uFFFD");
}
